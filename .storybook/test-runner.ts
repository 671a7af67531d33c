import { waitForPageReady, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { CDPSession, Page } from 'playwright';
import { settle, showTheme, speakTo } from './afterPlay.ts';
import { checkDecided, checkLook, listenToAxe } from './axe.ts';
import type { AxeOnPage } from './axe.ts';
import { checkRefusal } from './refusals.ts';

/** What of a story its visit hangs on. */
interface Asked {
  fileName: unknown;
  tags: string[];
  a11y: { test?: string; disable?: boolean; options?: object };
  size: { width: string; height: string } | undefined;
  /** Words of the interface that are there in its end. */
  shows: string[];
  /** Whether the runner has left nothing on the page yet. */
  isNewPage: boolean;
}

declare global {
  /** Of the test runner. */
  var __getContext: (id: string) => Promise<{
    parameters: {
      fileName: unknown;
      a11y: Asked['a11y'];
      state?: { shows?: string[] };
      viewport?: { options?: Record<string, { styles: { width: string; height: string } } | undefined> };
    };
    storyGlobals?: { viewport?: { value: string } };
    tags: string[];
  }>;
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

/** `theme:dark;locale:uz` as `{ theme: 'dark', locale: 'uz' }`. */
const globals = Object.fromEntries(
  (process.env.KASB_STORY_GLOBALS ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.split(':');
    return name && value ? [[name, value]] : [];
  }),
);

const pageErrors = new WeakMap<Page, string[]>();

function watch(page: Page) {
  const errors: string[] = [];
  pageErrors.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
}

const withGlobals = new WeakSet<Page>();

/** Once a page, before its first story: a story that is drawn anew while the next one comes makes Storybook reload. */
async function takeOverGlobals(page: Page) {
  if (withGlobals.has(page) || Object.keys(globals).length === 0) return;
  withGlobals.add(page);
  await page.evaluate(
    (data) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const updated = new Promise<unknown>((resolve) => channel.once('globalsUpdated', resolve));
      channel.emit('updateGlobals', data);
      return updated.then(() => undefined);
    },
    { globals },
  );
}

/** What comes in by fading has opacity 0 in its first frame, which a busy machine shows for long: it is there at once. */
async function standStill(page: Page) {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; }';
    document.head.append(style);
  });
}

const jitter = process.env.KASB_STORY_JITTER ? Number(process.env.KASB_STORY_JITTER) : undefined;
const isStressed = process.env.KASB_STORY_STRESS === '1';
const slowed = new WeakSet<Page>();

/** Lets answers come late and, under stress, the page be four times slower. */
async function tryHard(page: Page) {
  await page.evaluate((seed) => void (globalThis.kasbJitter = seed), jitter);
  if (!isStressed || slowed.has(page)) return;
  slowed.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Asks once: each question to a page takes three processes as long as a short play. */
const ask = (page: Page, id: string): Promise<Asked> =>
  page.evaluate(async (storyId) => {
    const { parameters, storyGlobals, tags } = await globalThis.__getContext(storyId);
    const { fileName, a11y, viewport, state } = parameters;
    const size = viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
    return { fileName, tags, a11y, size, shows: state?.shows ?? [], isNewPage: globalThis.kasbAxe === undefined };
  }, id);

const asked = new WeakMap<Page, Asked>();

const isForcedColors = process.env.KASB_STORY_MODES === '1';
const baselines = process.env.KASB_STORY_BASELINES;
/** Neither another theme, language or brand than usual, nor forced colours all through. */
const isPlain = Object.keys(globals).length === 0 && !isForcedColors;

const pixels = (size: unknown) => (typeof size === 'string' ? Number.parseInt(size, 10) : Number.NaN);

interface Drawn {
  width: number;
  height: number;
  forcedColors: 'active' | 'none';
}

/** How pages are drawn now: what is said again is done again, and takes its time. */
const drawn = new WeakMap<Page, { how: Drawn; session: CDPSession }>();

/** Has a page drawn so; nobody looks at it, so it comes to the screen at a fortieth unless pictures are taken. */
async function drawAs(page: Page, wanted: Partial<Drawn>) {
  const before = drawn.get(page);
  const how: Drawn = { ...wide, forcedColors: 'none', ...before?.how, ...wanted };
  const { width, height, forcedColors } = how;
  const session = before?.session ?? (await page.context().newCDPSession(page));
  drawn.set(page, { how, session });
  if (forcedColors !== before?.how.forcedColors) await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
  if (width === before?.how.width && height === before.how.height) return;
  await page.setViewportSize({ width, height });
  if (baselines) return;
  const screen = { screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, ...screen, scale: 1 / 40 });
}

const withLooks = process.env.KASB_STORY_LOOKS === '1';
const isGate = process.env.KASB_STORY_GATE === '1';
const withRefusals = process.env.KASB_STORY_REFUSALS === '1';

/** What another theme can break: it changes nothing but colours, and all other rules have been asked. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Stories of components, wherever these live, once more in their end: in the dark and, those tagged for it, in forced
 * colours. With all looks those of screens too, and each in Uzbek and on the narrowest phone.
 */
async function checkLooks(page: Page, context: TestContext) {
  const { fileName, tags = [], a11y = {} } = asked.get(page) ?? {};
  const isOfUi = context.title.startsWith('UI/') || String(fileName).startsWith('./packages/ui/');
  if (!(isOfUi || withLooks) || a11y.test !== 'error' || a11y.disable) return;
  const colours = { ...a11y.options, runOnly: colourRules };
  await showTheme(page, 'dark');
  await checkLook(page, context.id, 'dark', colours);
  await showTheme(page, 'light');
  // Foundations are sheets for those who make screens, and none is one.
  if (withLooks && !context.title.startsWith('Foundations/')) {
    const before = page.viewportSize() ?? wide;
    await drawAs(page, narrow);
    await settle(page);
    await checkLook(page, context.id, '320', a11y.options);
    await drawAs(page, before);
    if (await speakTo(page, 'uz')) await checkLook(page, context.id, 'uz', a11y.options);
  }
  if (!isOfUi || !tags.some((tag) => tag === 'modes' || tag === 'snapshot')) return;
  await drawAs(page, { forcedColors: 'active' });
  await checkLook(page, context.id, 'forced colours', colours);
}

/** What is seen of a story that has ended. */
interface End {
  findings: ReturnType<AxeOnPage['findings']>;
  /** Words of its state that are neither seen nor heard. */
  missing: string[];
  /** The calls that were refused. */
  refused: string[];
}

const lookAtEnd = (page: Page, expected: string[]): Promise<End> =>
  page.evaluate((words) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [alt], input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [
        ...['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
        'value' in element ? element.value : undefined,
      ]);
    // As it is laid out, and as it is written: styles may raise letters.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const written: (string | null)[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }))
        written.push(walker.currentNode.nodeValue);
    }
    const seen = plain([document.body.innerText, written.join(''), ...named].join('\n'));
    return {
      findings: globalThis.kasbAxe?.findings(globalThis.kasbAxe.last) ?? [],
      missing: words.filter((word) => !seen.includes(plain(word))),
      refused: globalThis.kasbRefused?.() ?? [],
    };
  }, expected);

// What is out of sight is drawn too.
const style = '* { content-visibility: visible !important; }';

async function comparePicture(page: Page, name: string) {
  expect(await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, style })).toMatchImageSnapshot({
    customSnapshotsDir: baselines,
    customSnapshotIdentifier: name,
    failureThreshold: 0.0001,
    failureThresholdType: 'percent',
  });
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, context) {
    if (!pageErrors.has(page)) watch(page);
    pageErrors.get(page)?.splice(0);
    const story = await ask(page, context.id);
    asked.set(page, story);
    const size = story.size ? { width: pixels(story.size.width), height: pixels(story.size.height) } : wide;
    await drawAs(page, { ...size, forcedColors: isForcedColors ? 'active' : 'none' });
    if (!story.isNewPage) return;
    await takeOverGlobals(page);
    await standStill(page);
    await listenToAxe(page);
    if (withLooks) await page.evaluate(() => void (globalThis.kasbEveryLook = true));
    await tryHard(page);
  },
  async postVisit(page, context) {
    const errors = pageErrors.get(page) ?? [];
    if (errors.length > 0 && !context.hasFailure)
      throw new Error(`errors on the page of ${context.id}:\n${errors.join('\n')}`);
    if (context.hasFailure) return;
    // A story ends in its state: the words of that are seen now, or heard.
    const words = globals.locale ? [] : (asked.get(page)?.shows ?? []);
    const { findings, missing, refused } = await lookAtEnd(page, words);
    await checkDecided(page, context.id, isForcedColors ? 'forced colours' : 'as it was drawn', findings);
    if (missing.length > 0) {
      const without = `without «${missing.join('», «')}»`;
      throw new Error(`${context.id} does not end in its state, ${without}`);
    }
    if (!baselines) {
      if (!isPlain) return;
      if (!isGate) await checkLooks(page, context);
      // Last: the page stays in Uzbek.
      if (withRefusals) await checkRefusal(page, context.id, refused);
      return;
    }
    await waitForPageReady(page);
    await comparePicture(page, `${context.id}.light`);
    await showTheme(page, 'dark');
    await comparePicture(page, `${context.id}.dark`);
    await showTheme(page, 'light');
    await drawAs(page, phone);
    await comparePicture(page, `${context.id}.390`);
  },
};

export default config;
