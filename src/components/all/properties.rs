//! The properties, grouped by the question that they answer, each with its live count.

use super::relist;
use crate::platform::{Tag, tag};
use crate::position::Property;
use crate::state::{AppState, Model};
use crate::text::property as name;

/// What may be asked for, folded away until it is wanted.
pub(super) fn properties(state: AppState, model: &Model) -> Tag {
    let (words, chosen) = (model.words(), model.all.filter().properties);
    let counts = model.all.counts();
    let choice = |property: Property| {
        let count = counts.with(property);
        tag("label")
            .class(if count == 0 { "none" } else { "" })
            .with(
                tag("input")
                    .attr("type", "checkbox")
                    .checked(chosen.contains(property))
                    .on("change", move |_| relist(state, |all| all.toggle(property))),
            )
            .with(tag("span").text(&name(words, property)))
            .text(" ")
            .with(tag("small").text(&count.to_string()))
    };
    let topic = |(topic, name): (usize, &&str)| {
        let of = Property::ALL.into_iter().filter(|property| property.topic() == topic);
        tag("fieldset").with(tag("legend").text(name)).with_all(of.map(choice).collect())
    };
    let topics = words.all.topics.iter().enumerate().map(topic).collect();
    tag("details")
        .class("properties")
        .with(tag("summary").text(words.all.properties))
        .with(tag("div").with_all(topics))
}
