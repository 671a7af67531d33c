import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { settle, showTheme, speakTo } from '../.storybook/afterPlay.ts';
import { themes, widths, windows } from '../.storybook/review/looks.ts';
import type { Look } from '../.storybook/review/looks.ts';
import { chromiumLaunchOptions } from './lib/chromium.ts';
import { site } from './lib/paths.ts';
import { addSheets, sheetsFolder } from './lib/sheets.ts';
import { serveFolder } from './lib/staticServer.ts';

// pnpm sheets [beginnings of the ids of stories ...]: small pictures of states for the sheets of the built Storybook.
// A run that was stopped is taken up where it was: what has pictures of this build already gets no others.
if (!existsSync(join(site, 'index.json')))
  throw new Error('storybook-static is absent, run `pnpm build-storybook` first');
const wanted = process.argv.slice(2);

interface Entry {
  id: string;
  type: string;
}

const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const builtAt = statSync(join(site, 'index.json')).mtimeMs;
const pictureOf = (id: string, { theme, locale, width }: Look) =>
  join(sheetsFolder, `${id}.${theme}.${locale}.${width}.webp`);
const lastLook: Look = { theme: themes.at(-1) ?? 'light', locale: 'ru', width: widths.at(-1) ?? 1440 };
const isTaken = (id: string) => (statSync(pictureOf(id, lastLook), { throwIfNoEntry: false })?.mtimeMs ?? 0) > builtAt;

const ids = Object.values(index.entries)
  .filter(({ id, type }) => type === 'story' && (wanted.length === 0 || wanted.some((start) => id.startsWith(start))))
  .map(({ id }) => id)
  .filter((id) => !isTaken(id));

/** A page draws slower the more it has drawn. */
const perPage = 60;
/** Width in px of a picture of each window. */
const pictureWidth = { 390: 320, 834: 480, 1440: 640 };

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, data: unknown) => void;
    on: (event: string, listener: (data: { status?: string }) => void) => void;
    off: (event: string, listener: (data: { status?: string }) => void) => void;
  };
  var __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
}

/** Shows a story and waits for the end of its play; false: it failed, so that its picture would lie. */
const show = (page: Page, id: string) =>
  page.evaluate(
    (storyId) =>
      new Promise<boolean>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const ends = { storyFinished: true, storyErrored: false, storyThrewException: false, storyMissing: false };
        const listeners = Object.entries(ends).map(([event, isDrawn]) => {
          const listener = ({ status }: { status?: string }) => {
            for (const [name, one] of listeners) channel.off(name, one);
            resolve(isDrawn && status !== 'error');
          };
          return [event, listener] as const;
        });
        for (const [event, listener] of listeners) channel.on(event, listener);
        // The one that is shown is not shown again.
        const isShown = globalThis.__STORYBOOK_PREVIEW__.currentRender?.id === storyId;
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

async function take(page: Page, cdp: CDPSession, id: string, locale: Look['locale']) {
  for (const width of widths) {
    const { height } = windows[width];
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await showTheme(page, theme);
      await settle(page);
      const clip = { x: 0, y: 0, width, height, scale: pictureWidth[width] / width };
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 65, clip });
      writeFileSync(pictureOf(id, { theme, locale, width }), data, 'base64');
    }
  }
}

/**
 * Takes all pictures of a story. Its play knows Russian alone, so Uzbek comes after it, and Russian pictures last: they
 * tell that it is done.
 */
async function takeAll(page: Page, cdp: CDPSession, id: string) {
  await page.setViewportSize({ width: 1440, height: 1000 });
  if (!(await show(page, id))) return false;
  if (await speakTo(page, 'uz')) {
    await take(page, cdp, id, 'uz');
    await speakTo(page, 'ru');
  }
  await take(page, cdp, id, 'ru');
  return true;
}

async function open(browser: Browser, url: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 1000 } });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${ids[0]}&globals=theme:light;locale:ru`);
  // One that comes while another plays makes Storybook load the page anew.
  await page.waitForFunction(() => /^(?:finished|errored)$/.test(__STORYBOOK_PREVIEW__.currentRender?.phase ?? ''));
  return { page, cdp: await page.context().newCDPSession(page) };
}

mkdirSync(sheetsFolder, { recursive: true });
const server = await serveFolder(site);
const browser = await chromium.launch(chromiumLaunchOptions());
const failed: string[] = [];
const began = performance.now();
const units = Array.from({ length: Math.ceil(ids.length / perPage) }, (_, at) =>
  ids.slice(at * perPage, (at + 1) * perPage),
);
/** Takes the units that are left, one after another. */
async function work() {
  for (let unit = units.shift(); unit; unit = units.shift()) {
    const { page, cdp } = await open(browser, server.url);
    for (const id of unit) if (!(await takeAll(page, cdp, id))) failed.push(id);
    await page.close();
  }
}
await Promise.all([work(), work()]);
await browser.close();
server.close();
for (const id of failed) console.error(`no picture: ${id} did not end well`);
const seconds = (performance.now() - began) / 1000;
console.log(`sheets: ${ids.length} stories in ${seconds.toFixed(0)} s, ${addSheets(site)} with pictures`);
