import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../lib/chromium.ts';
import { listen } from '../lib/listen.ts';
import { openOnSlowLine } from '../lib/slowPage.ts';
import { buildStart } from '../lib/startPage.ts';

// The first page of the review site on a slow line.
const budget = 3000;
const runs = 3;
const types: Record<string, string> = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

const site = mkdtempSync(join(tmpdir(), 'kasb-start-'));
await buildStart(site);
// Compressed, as every host of static files serves them.
const server = await listen(
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(site, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) => {
        const type = types[extname(file)];
        response.writeHead(200, { 'content-type': type ?? 'font/woff2', ...(type && { 'content-encoding': 'gzip' }) });
        response.end(type ? gzipSync(body) : body);
      },
      () => response.writeHead(404).end(),
    );
  }),
);
const browser = await chromium.launch(chromiumLaunchOptions());

async function measure() {
  const context = await browser.newContext();
  const { page } = await openOnSlowLine(context);
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Мои вакансии' }).waitFor();
  const shown = await page.evaluate(() => performance.now());
  await context.close();
  return shown;
}

const times: number[] = [];
for (let run = 0; run < runs; run += 1) times.push(await measure());
await browser.close();
server.close();
rmSync(site, { recursive: true });
const median = times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
console.log(
  `the first page lists the screens after ${(median / 1000).toFixed(2)} s on slow 4G, its budget is ${budget / 1000} s`,
);
if (median > budget) process.exitCode = 1;
