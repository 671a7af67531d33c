import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../scripts/lib/chromium.ts';
import { root, tool } from '../../../scripts/lib/paths.ts';
import { serveFolder } from '../../../scripts/lib/staticServer.ts';

// How fast the design system answers, beside the same scenes made of plain HTML elements on React, on a slow processor.
interface Scene {
  name: string;
  text: string;
  /** Ratio to the plain side that is aimed at. */
  aim: number;
  repeats: number;
  /** Milliseconds of one act. */
  act: (page: Page, session: CDPSession) => Promise<number>;
}

const rounds = 4;
const slowdown = 4;
const act = '#act';

/** From a press to the frame in which so many elements are painted. */
function pressToPaint(page: Page, shown: string, count: number) {
  return page.evaluate(
    async ([selector, shown, count]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const start = performance.now();
      document.querySelector<HTMLElement>(selector)?.click();
      do await frame();
      while (document.querySelectorAll(shown).length < count);
      const painted = new MessageChannel();
      await new Promise((resolve) => {
        painted.port1.addEventListener('message', resolve, { once: true });
        painted.port1.start();
        painted.port2.postMessage(0);
      });
      return performance.now() - start;
    },
    [act, shown, count] as const,
  );
}

async function scriptSeconds(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** Script time per key; the page gets time to finish what it put off. */
async function perKey(page: Page, session: CDPSession, keys: string[], pause: number) {
  const before = await scriptSeconds(session);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  return ((await scriptSeconds(session)) - before) * (1000 / keys.length);
}

const scenes: Scene[] = [
  {
    name: 'Dialog',
    text: 'dialog, from the press to painted',
    aim: 2,
    repeats: 12,
    async act(page) {
      const time = await pressToPaint(page, '[role=dialog], dialog[open]', 1);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('[role=dialog], dialog'));
      await page.waitForTimeout(50);
      return time;
    },
  },
  {
    name: 'Phone',
    text: 'phone, script per key',
    aim: 1.5,
    repeats: 8,
    async act(page, session) {
      await page.focus('input[type=tel]');
      const time = await perKey(page, session, [...'901234567'], 25);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      return time;
    },
  },
  {
    name: 'Cards',
    text: '50 cards filtered, script per key',
    aim: 1.5,
    repeats: 4,
    async act(page, session) {
      await page.focus('input');
      return perKey(page, session, [...'tiku', 'Backspace', 'Backspace', 'Backspace', 'Backspace'], 120);
    },
  },
  {
    name: 'Rows',
    text: '1,000 rows with a status each, from the press to painted',
    aim: 1,
    repeats: 5,
    async act(page) {
      const time = await pressToPaint(page, '[data-row], [data-painted]', 1000);
      await page.click(act);
      await page.waitForFunction(() => !document.querySelector('[data-row], [data-painted]'));
      await page.waitForTimeout(200);
      return time;
    },
  },
];

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Times of one side in a page of its own, the first two left out: they find cold code. */
async function measure(browser: Browser, url: string, scene: Scene, side: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${url}/?side=${side}&scene=${scene.name}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let index = 0; index < scene.repeats + 2; index += 1) {
    const time = await scene.act(page, session);
    if (index >= 2) times.push(time);
  }
  await page.close();
  return times;
}

const { status } = spawnSync(
  tool('vite'),
  ['build', '-c', 'packages/app/bench/fixtures/interaction/vite.config.ts', '--logLevel', 'warn'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) throw new Error('the page of scenes does not build: see above');
const pages = await serveFolder(join(root, '.tmp', 'interaction'));
const options = chromiumLaunchOptions();
// A frame comes when it is ready, not at the next sixtieth of a second.
const browser = await chromium.launch({
  ...options,
  args: [...options.args, '--disable-gpu-vsync', '--disable-frame-rate-limit'],
});
try {
  console.log(`Chromium, processor ${slowdown} times slower, medians; beside plain HTML elements on React`);
  const only = process.argv[2];
  for (const scene of scenes.filter(({ name }) => !only || name === only)) {
    const times = { ours: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const side of ['plain', 'ours'] as const)
        times[side].push(...(await measure(browser, pages.url, scene, side)));
    }
    const [ours, plain] = [median(times.ours), median(times.plain)];
    console.log(
      `${scene.text}: ${(ours / plain).toFixed(2)} (aim ${scene.aim}; ${ours.toFixed(1)} ms, plain ${plain.toFixed(1)} ms)`,
    );
  }
} finally {
  await browser.close();
  pages.close();
}
