import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { ensureAppBuilt } from '../../../scripts/lib/appBuild.ts';
import { chromiumLaunchOptions } from '../../../scripts/lib/chromium.ts';
import { startServer } from '../../../scripts/lib/serverProcess.ts';
import { benchPeople, benchVacancy } from './lib/benchPeople.ts';

// My vacancies on the real server: from the address to the first row painted, of an employer with few vacancies and
// with many.
const [few, many] = [20, 1000];
const slowdown = 4;
const rounds = 15;
const warmUp = 2;
const aim = 1.3;

declare global {
  /** When the first row was painted, in milliseconds after the navigation began. */
  var firstRow: number | undefined;
}

const contextOf = new Map<string, BrowserContext>();

ensureAppBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'kasb-vacancies-'));
const server = await startServer({ dataDir });
const people = benchPeople({ url: server.url, dataDir });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const sides = [];
  for (const count of [few, many]) {
    const { token, write } = await people.company(`99890${9_000_000 + count}`);
    await write(count, vacancy);
    sides.push({ count, token, times: [] as number[] });
  }
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { token, times } of sides) {
      const time = await toFirstRow(browser, token);
      if (round >= 0) times.push(time);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = sides.map(
    ({ times }) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)],
  );
  const ratio = large / small;
  console.log(
    `my vacancies, processor ${slowdown} times slower, address to first row: ${few} in ${small.toFixed(0)} ms, ${many} in ${large.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most ${aim})`,
  );
  if (!(ratio <= aim)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function vacancy(number: number) {
  return {
    ...benchVacancy(number),
    location: 'Самарканд',
    salaryMin: 6_000_000,
    salaryMax: 9_000_000,
    currency: 'UZS',
    vacancyStatus: (['active', 'paused', 'closed', 'draft'] as const)[number % 4],
  };
}

/** Milliseconds from the start of the navigation until the first row is painted, its code in the browser's cache. */
async function toFirstRow(browser: Browser, token: string): Promise<number> {
  const context =
    contextOf.get(token) ??
    (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }));
  contextOf.set(token, context);
  await context.addCookies([
    { name: 'kasb_session', value: token, url: server.url },
    { name: 'kasb_hint', value: '1', url: server.url },
  ]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=grid] [role=row]')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => (globalThis.firstRow = performance.now()));
        painted.port1.start();
        painted.port2.postMessage(0);
      });
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${server.url}/employer/vacancies`);
  const time = await (await page.waitForFunction(() => globalThis.firstRow)).jsonValue();
  await page.close();
  return time ?? Number.NaN;
}
