import { chromium, type Browser, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../scripts/lib/chromium.ts';
import { serveApplications } from './lib/applicationsPage.ts';

// How fast the screen of applications and its board are painted, answer a key, scroll and drag, on a processor four
// times slower.
const slowdown = 4;
const repeats = 9;

const server = await serveApplications();

async function open(browser: Browser, count: number): Promise<{ page: Page; painted: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${server.url}/?count=${count}`, { waitUntil: 'commit' });
  const painted = await page.evaluate(async () => {
    while (!document.querySelector('[data-row]')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  });
  return { page, painted };
}

/** From the key to the frame in which the row shows the new status. */
const changeStatus = (page: Page, index: number, key: string) =>
  page.evaluate(
    async ([at, pressed]) => {
      const target = document.querySelectorAll<HTMLElement>('[data-row]')[at];
      if (!target) throw new Error('no such row');
      target.focus();
      await new Promise((resolve) => setTimeout(resolve, 700));
      const badge = () => target.querySelector('[data-tone]')?.textContent;
      const before = badge();
      const start = performance.now();
      target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      do await new Promise(requestAnimationFrame);
      while (badge() === before);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [index, key] as const,
  );

async function openBoard(browser: Browser, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${server.url}/?board&count=${count}`);
  await page.waitForFunction(
    (all) => document.querySelector('[data-column=applied] [role=grid]')?.ariaRowCount === all,
    String(count),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(1000);
  return page;
}

/** From the key to the frame in which the first card stands in the second column. */
const moveCard = (page: Page) =>
  page.evaluate(async () => {
    const card = document.querySelector<HTMLElement>('[data-column=applied] [data-card]');
    const id = card?.dataset.card ?? '';
    card?.focus();
    await new Promise((resolve) => setTimeout(resolve, 700));
    const start = performance.now();
    card?.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector(`[data-column=screening] [data-card="${id}"]`));
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });

/** The longest task while something is done; 0 where none took 50 ms. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...((globalThis as { tasks?: number[] }).tasks ?? [])));
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  console.log(`Chromium, processor ${slowdown} times slower, medians of ${repeats}`);
  const painted: Record<number, number[]> = { 20: [], 10_000: [] };
  for (let round = 0; round < repeats; round += 1) {
    for (const count of [20, 10_000]) {
      const opened = await open(browser, count);
      painted[count]?.push(opened.painted);
      await opened.page.close();
    }
  }
  const [few, many] = [median(painted[20] ?? []), median(painted[10_000] ?? [])];
  console.log(
    `first rows painted, 10,000 applications to 20: ${(many / few).toFixed(2)} (aim 1.3; ${many.toFixed(0)} ms, ${few.toFixed(0)} ms)`,
  );

  for (const shown of [50, 1000]) {
    const { page } = await open(browser, 10_000);
    for (let rows = 50; rows < shown; rows += 50) {
      await page.getByRole('button', { name: 'Показать ещё' }).click();
      await page.waitForFunction((count) => document.querySelectorAll('[data-row]').length >= count, rows + 50);
    }
    await page.waitForFunction((count) => document.querySelectorAll('[data-row]').length >= count, shown);
    const times: number[] = [];
    for (let index = 0; index < repeats + 2; index += 1) {
      const time = await changeStatus(page, index, '2');
      if (index >= 2) times.push(time);
    }
    console.log(
      `status changed by a key with ${shown} rows shown, from the press to painted: ${median(times).toFixed(0)} ms (aim 100)`,
    );
    await page.close();
  }

  for (const shown of [30, 500]) {
    const page = await openBoard(browser, shown);
    const times: number[] = [];
    for (let index = 0; index < repeats + 2; index += 1) {
      const time = await moveCard(page);
      if (index >= 2) times.push(time);
    }
    console.log(
      `card moved by a key with ${shown} in its column, from the press to painted: ${median(times).toFixed(0)} ms (aim 100)`,
    );
    await page.close();
  }

  const page = await openBoard(browser, 500);
  const box = await page.locator('[data-column=applied]').boundingBox();
  const target = await page.locator('[data-column=interview]').boundingBox();
  if (!box || !target) throw new Error('the board has no such columns');
  const scrolled = await longestTask(page, async () => {
    await page.mouse.move(box.x + 100, box.y + 300);
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(30);
    }
  });
  const dragged = await longestTask(page, async () => {
    await page.mouse.down();
    for (let step = 1; step <= 40; step += 1) {
      await page.mouse.move(box.x + 100 + ((target.x - box.x) * step) / 40, box.y + 300);
      await page.waitForTimeout(20);
    }
  });
  const letGo = await longestTask(page, () => page.mouse.up());
  console.log(
    `500 cards in a column, longest task: scrolled ${scrolled.toFixed(0)} ms, dragged ${dragged.toFixed(0)} ms, ` +
      `let go ${letGo.toFixed(0)} ms (aim 50; 0 for none that long)`,
  );
  await page.close();
} finally {
  await browser.close();
  server.close();
}
