import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureAppBuilt } from '../../../scripts/lib/appBuild.ts';
import { chromiumLaunchOptions } from '../../../scripts/lib/chromium.ts';
import { listen } from '../../../scripts/lib/listen.ts';
import { root, tool } from '../../../scripts/lib/paths.ts';
import { startServer } from '../../../scripts/lib/serverProcess.ts';
import { askLighthouse } from './lib/lighthouse.ts';
import { typableAfter, visitSlowly } from './lib/slowPage.ts';
import type { Visit } from './lib/slowPage.ts';

// First visits to the public pages, in turns with plain React pages of the same screens, which a browser draws. These
// come twice, compressed as the app is and as they were built: △ is above what is wanted of the first, ▲ of both.
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const lighthouseRounds = Number(process.env.BENCH_LIGHTHOUSE ?? 3);

interface Wanted {
  firstPaint: number;
  largestPaint: number;
}

interface Screen {
  name: string;
  path: string;
  wanted: Wanted;
}

ensureAppBuilt();
const fixture = join(root, 'packages/app/bench/fixtures/public');
const { status } = spawnSync(
  tool('vite'),
  ['build', '--config', join(fixture, 'vite.config.ts'), '--logLevel', 'warn'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (status !== 0) throw new Error('the plain pages do not build: see above');

const dataDir = mkdtempSync(join(tmpdir(), 'kasb-public-'));
const ours = await startServer({ dataDir });
const json = { headers: { accept: 'application/json' } };
const list = (await (await fetch(`${ours.url}/vacancies`, json)).json()) as { id: string }[];
const id = list[0]?.id ?? '';
const dataOf: Record<string, unknown> = {
  '/': null,
  '/vacancies': list,
  [`/vacancies/${id}`]: await (await fetch(`${ours.url}/vacancies/${id}`, json)).json(),
};
const screens: Screen[] = [
  {
    name: '/',
    path: '/',
    wanted: { firstPaint: 0.38, largestPaint: 0.38 },
  },
  {
    name: '/vacancies',
    path: '/vacancies',
    wanted: { firstPaint: 0.4, largestPaint: 0.42 },
  },
  {
    name: '/vacancies/{id}',
    path: `/vacancies/${id}`,
    wanted: { firstPaint: 0.4, largestPaint: 0.42 },
  },
];

const plainDist = join(root, '.tmp/public');
const index = readFileSync(join(plainDist, 'index.html'), 'utf8');
const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };

/** The plain pages, compressed once as the app's files are, or sent as they were built. */
function servePlain(encoding: 'br' | 'identity') {
  const sent = new Map<string, Buffer>();
  const forms = { br: brotliCompressSync, identity: Buffer.from };
  return listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const send = (type: string, body: string) => {
        const form = sent.get(pathname) ?? forms[encoding](body);
        sent.set(pathname, form);
        response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(form);
      };
      if (pathname in dataOf) {
        const data = JSON.stringify(dataOf[pathname]).replaceAll('<', String.raw`\u003c`);
        return send(
          'text/html; charset=utf-8',
          index.replace('id="data">', () => `id="data">${data}`),
        );
      }
      const type = types[extname(pathname)];
      return type ? send(type, readFileSync(join(plainDist, pathname), 'utf8')) : response.writeHead(404).end();
    }),
  );
}
const plain = await servePlain('br');
const loose = await servePlain('identity');

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
// What drives the browser has V8 look up where an error was made, for which it reads a whole file of script again:
// React makes some as it begins, and nobody's phone takes those 60 to 70 ms. So it notes all places at once.
const options = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, '--js-flags=--no-enable-lazy-source-positions'],
});
try {
  // Both servers have answered before anything is measured.
  for (const { path } of screens) for (const { url } of [ours, plain, loose]) await visitSlowly(browser, url + path);
  for (const { name, path, wanted } of screens) {
    const visits: Record<'ours' | 'plain' | 'loose' | 'bare', Visit[]> = { ours: [], plain: [], loose: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      visits.plain.push(await visitSlowly(browser, plain.url + path));
      visits.loose.push(await visitSlowly(browser, loose.url + path));
      visits.ours.push(await visitSlowly(browser, ours.url + path));
      visits.bare.push(await visitSlowly(browser, ours.url + path, { isBare: true }));
    }
    const of = (side: keyof typeof visits, what: keyof Visit) => middle(visits[side].map((visit) => visit[what]));
    const line = (words: string, what: keyof Visit, most: number) => {
      const one = of('ours', what);
      const times = [of('plain', what), of('loose', what)] as const;
      const [compressed, built] = times.map((time) => one / Math.max(time, 1)) as [number, number];
      const ratios = `${compressed.toFixed(2)} × the plain page, ${built.toFixed(2)} × it sent as built`;
      const mark = built > most ? ' ▲' : compressed > most ? ' △' : '';
      const facts = `${one.toFixed(0)} ms, ${times.map((time) => time.toFixed(0)).join(' and ')}`;
      console.log(`${name} ${words}: ${ratios} (wanted ≤ ${most}; ${facts})${mark}`);
    };
    line('first paint', 'firstPaint', wanted.firstPaint);
    line('largest paint', 'largestPaint', wanted.largestPaint);
    const floor = (of('bare', 'firstPaint') / of('plain', 'firstPaint')).toFixed(2);
    console.log(`${name} first paint of the same HTML, its scripts never come: ${floor} ×`);
    const seen = of('bare', 'pressSeen');
    const soonest = ((of('bare', 'firstPaint') + seen) / of('plain', 'usable')).toFixed(2);
    if (!Number.isNaN(seen))
      console.log(
        `${name} shows a press ${seen.toFixed(0)} ms after it, at the first paint ${soonest} × the answer of plain`,
      );
    line('blocked', 'blocked', 2);
    line('answers a press', 'usable', 1.15);
    const rest = [
      `requests until then ${of('ours', 'requests')} (wanted ≤ 12, plain ${of('plain', 'requests')})`,
      `layout shift ${of('ours', 'shift').toFixed(3)} (wanted ≤ 0.01)`,
    ];
    console.log(`${name} ${rest.join(' · ')}`);
  }
  const respond: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    respond.push(await typableAfter(browser, `${ours.url}/vacancies/${id}/respond`, 'Имя'));
  console.log(`/vacancies/{id}/respond can be typed into after ${middle(respond).toFixed(0)} ms (wanted ≤ 4000)`);
  for (const { name, path } of lighthouseRounds > 0 ? screens : []) {
    const { points, lost } = await askLighthouse(ours.url + path, lighthouseRounds);
    const by = lost.length > 0 ? `; lost by ${lost.join(', ')}` : '';
    console.log(`${name} Lighthouse, mobile: ${points.join('/')} (wanted 97/100/100/100)${by}`);
  }
} finally {
  await browser.close();
  plain.close();
  loose.close();
  await ours.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
