import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { locales, themes, widths, windows } from '../.storybook/review/looks.ts';
import { chromiumLaunchOptions } from './lib/chromium.ts';
import { site } from './lib/paths.ts';
import { addSheets, sheetsFolder } from './lib/sheets.ts';
import { serveFolder } from './lib/staticServer.ts';

// pnpm sheets [beginnings of the ids of stories ...]: small pictures of states for the sheets of the built Storybook.
if (!existsSync(join(site, 'index.json')))
  throw new Error('storybook-static is absent, run `pnpm build-storybook` first');
const wanted = process.argv.slice(2);

interface Entry {
  id: string;
  type: string;
}

const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const ids = Object.values(index.entries)
  .filter(({ id, type }) => type === 'story' && (wanted.length === 0 || wanted.some((start) => id.startsWith(start))))
  .map(({ id }) => id);

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
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

async function take(page: Page, cdp: CDPSession, id: string, locale: string) {
  for (const width of widths) {
    const { height } = windows[width];
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.evaluate(async (next) => {
        document.documentElement.dataset.theme = next;
        for (const part of document.querySelectorAll<HTMLElement>('[data-kasb-theme]')) part.dataset.kasbTheme = next;
        await document.fonts.ready;
      }, theme);
      const clip = { x: 0, y: 0, width, height, scale: pictureWidth[width] / width };
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 65, clip });
      writeFileSync(join(sheetsFolder, `${id}.${theme}.${locale}.${width}.webp`), data, 'base64');
    }
  }
}

async function open(browser: Browser, url: string, locale: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 1000 } });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${ids[0]}&globals=theme:light;locale:${locale}`);
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  return { page, cdp: await page.context().newCDPSession(page) };
}

mkdirSync(sheetsFolder, { recursive: true });
const server = await serveFolder(site);
const browser = await chromium.launch(chromiumLaunchOptions());
const failed: string[] = [];
const began = performance.now();
await Promise.all(
  locales.map(async (locale) => {
    for (let at = 0; at < ids.length; at += perPage) {
      const { page, cdp } = await open(browser, server.url, locale);
      for (const id of ids.slice(at, at + perPage)) {
        await page.setViewportSize({ width: 1440, height: 1000 });
        if (await show(page, id)) await take(page, cdp, id, locale);
        else failed.push(`${id} (${locale})`);
      }
      await page.close();
    }
  }),
);
await browser.close();
server.close();
for (const id of failed) console.error(`no picture: ${id} did not end well`);
const seconds = (performance.now() - began) / 1000;
console.log(`sheets: ${ids.length} stories in ${seconds.toFixed(0)} s, ${addSheets(site)} with pictures`);
