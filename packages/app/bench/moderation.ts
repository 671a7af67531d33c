import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureAppBuilt } from '../../../scripts/lib/appBuild.ts';
import { chromiumLaunchOptions } from '../../../scripts/lib/chromium.ts';
import { startServer } from '../../../scripts/lib/serverProcess.ts';
import { digitsOf } from '../../../scripts/lib/totp.ts';
import { demoOperator } from '../../server/src/db/seed/demo/people.ts';
import { benchPeople, benchVacancy } from './lib/benchPeople.ts';

// A moderator at the real server: from the key that approves to the next vacancy on the screen, and from the address to
// the first vacancy, with few waiting and with many.
const [few, many] = [40, 1000];
const slowdown = 4;
const rounds = 15;
const warmUp = 3;

ensureAppBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'kasb-moderation-'));
const server = await startServer({ dataDir, env: { KASB_MODERATION: 'manual' } });
const people = benchPeople({ url: server.url, dataDir });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const company = await people.company('998909000100');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'kasb_operator', value: await operatorToken(), url: server.url }]);
  const sides = [];
  for (const count of [few, many]) {
    await company.write(count, benchVacancy);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const opened: number[] = [];
    const decided: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const opening = await open(page);
      const deciding = await approve(page);
      if (round < 0) continue;
      opened.push(opening);
      decided.push(deciding);
    }
    await page.close();
    sides.push({ count, opened: median(opened), decided: median(decided), longest: Math.max(...decided) });
  }
  const [small, large] = sides;
  if (!small || !large) throw new Error('nothing was measured');
  const told = (ms: number) => `${ms.toFixed(0)} ms`;
  console.log(`Chromium, processor ${slowdown} times slower, medians of ${rounds}`);
  for (const { count, decided, longest } of sides)
    console.log(
      `vacancy approved by a key with ${count} waiting, to the next one painted: ${told(decided)}, longest ${told(longest)} (aim 100)`,
    );
  console.log(
    `moderation, address to the first vacancy: ${few} waiting in ${told(small.opened)}, ${many} in ${told(large.opened)}, ratio ${(large.opened / small.opened).toFixed(2)} (aim 1.3)`,
  );
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** From the address to the first vacancy painted; then all that is read ahead is there. */
async function open(page: Page): Promise<number> {
  await page.goto(`${server.url}/operator/moderation`, { waitUntil: 'commit' });
  const time = await page.evaluate(async () => {
    while (!document.querySelector('article h1')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  });
  await page.waitForLoadState('networkidle');
  return time;
}

/** From the key to the frame in which the next vacancy stands there. */
function approve(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const title = () => document.querySelector('article h1')?.textContent;
    const before = title();
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true }));
    do await new Promise(requestAnimationFrame);
    while (title() === before || !title());
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
}

/** The token of the demo's operator, their second step shown. */
async function operatorToken(): Promise<string> {
  const { phone, secret } = demoOperator;
  const { ticket } = await people.ask('/api/operator/sign-in', '', { phone });
  const verified = await people.ask('/api/operator/verify', '', { ticket, code: await people.codeTo(phone) });
  const second = { ticket: verified.ticket, code: digitsOf(secret) };
  return String((await people.ask('/api/operator/second', '', second)).token);
}
