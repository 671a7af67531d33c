import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** What a first visit to a page costs, on slow 4G as Chrome throttles it and a processor four times slower. */
export interface Visit {
  /** Milliseconds from the request. */
  firstPaint: number;
  largestPaint: number;
  /** Until the page's scripts answer: it marks the moment as `kasb-usable`. */
  usable: number;
  /** How long after its press a button looks held down; only of a bare visit. */
  pressSeen: number;
  /** How long tasks kept the page from answering beyond 50 ms each. */
  blocked: number;
  /** Requests until it was usable, the page's own counted. */
  requests: number;
  /** How far things moved. */
  shift: number;
}

declare global {
  /** Kept by the script below. */
  var kasbVisit: { largestPaint: number; blocked: number; shift: number; pressSeen: number };
}

function watch() {
  const seen = { largestPaint: 0, blocked: 0, shift: 0, pressSeen: Number.NaN };
  globalThis.kasbVisit = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime));
  on('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
  on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  // A frame later it is painted.
  addEventListener('click', ({ target, timeStamp }) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (target instanceof Element && target.closest('[data-pressed]'))
          seen.pressSeen = performance.now() - timeStamp;
      }),
    ),
  );
  addEventListener('submit', (event) => event.preventDefault());
}

/** A page on slow 4G, as Chrome throttles it: 1.6 Mbit/s, 562 ms for each request. */
export async function openOnSlowLine(context: BrowserContext): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.6 * 1e6) / 8,
    uploadThroughput: (0.75 * 1e6) / 8,
  });
  return { page, cdp };
}

/** How a page is visited. */
export interface VisitOptions {
  /**
   * Its files of script never come: what it paints then is as early as its HTML can be. It is never usable, and its
   * first button, where it has one, is pressed as soon as that is painted.
   */
  isBare?: boolean;
}

/** Milliseconds from the request until a field of a page that the browser draws can be typed into, by its name. */
export async function typableAfter(browser: Browser, url: string, field: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { page, cdp } = await openOnSlowLine(context);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: field }).click({ trial: true });
  const after = await page.evaluate(() => performance.now());
  await context.close();
  return after;
}

/** Visits a page as somebody does who has never been there. */
export async function visitSlowly(
  browser: Browser,
  url: string,
  { isBare = false }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { page, cdp } = await openOnSlowLine(context);
  if (isBare) await cdp.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: '*://*:*/*.js', block: true }] });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  const awaited = isBare ? 'first-contentful-paint' : 'kasb-usable';
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, awaited, { polling: 50 });
  const button = page.locator('main button:visible').first();
  if (isBare && (await button.count()) > 0) await button.click({ force: true, noWaitAfter: true });
  // Long tasks are told of when they have ended; what is decided after the first answer blocks too.
  await page.waitForTimeout(1500);
  const visit = await page.evaluate(() => {
    const usable = performance.getEntriesByName('kasb-usable')[0]?.startTime ?? Number.NaN;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usable);
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { ...globalThis.kasbVisit, firstPaint, usable, requests: asked.length + 1 };
  });
  await context.close();
  return visit;
}
