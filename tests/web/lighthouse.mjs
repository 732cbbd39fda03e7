// Lighthouse, mobile, on the built page: fails below 100 in accessibility, best practices or SEO.
// Performance is printed only, since a busy machine makes it lower.
//
// node tests/web/lighthouse.mjs [folder]
import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

const GATED = ["accessibility", "best-practices", "seo"];
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const folder = process.argv[2] ?? "dist";

// As a host of static files does it: compressed, and what has a hash in its name is kept.
const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://host").pathname;
  const name = path === "/" ? "index.html" : path.slice(1);
  try {
    if (name.includes("/")) throw new Error("the page is one folder");
    const body = gzipSync(await readFile(join(folder, name)));
    const kept = /-[0-9a-f]{16}/.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, {
      "Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
      "Content-Encoding": "gzip",
      "Cache-Control": kept,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const flags = ["--headless=new", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
flags.push("--disable-sync", "--no-first-run", "--disable-dev-shm-usage");
if (process.getuid?.() === 0) flags.push("--no-sandbox");
const chromePath = [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (file) => file && existsSync(file),
);
const chrome = await chromeLauncher.launch({ chromeFlags: flags, chromePath });

let failed = false;
try {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: "error" });
  for (const [id, { title, score, auditRefs }] of Object.entries(lhr.categories)) {
    const points = Math.round(score * 100);
    const gated = GATED.includes(id);
    console.log(`Lighthouse: ${title} ${points}${gated ? "" : " (printed, not gated)"}`);
    if (!gated || points === 100) continue;
    failed = true;
    for (const audit of auditRefs.map((ref) => lhr.audits[ref.id])) {
      if (audit.score !== null && audit.score < 1) {
        console.log(`  ${audit.id}: ${audit.title}`, JSON.stringify(audit.details?.items ?? []));
      }
    }
  }
  const shown = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
  console.log(`  ${shown.map((id) => `${lhr.audits[id].title} ${lhr.audits[id].displayValue}`).join("; ")}`);
} finally {
  await chrome.kill();
  server.close();
}
process.exit(failed ? 1 : 0);
