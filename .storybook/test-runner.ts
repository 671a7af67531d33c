import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
}

const wide = { width: 1440, height: 900 };

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

const pixels = (size: unknown) => (typeof size === 'string' ? Number.parseInt(size, 10) : Number.NaN);

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, context) {
    if (!pageErrors.has(page)) watch(page);
    pageErrors.get(page)?.splice(0);
    const story = await getStoryContext(page, context);
    const styles = story.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value]?.styles;
    await page.setViewportSize(styles ? { width: pixels(styles.width), height: pixels(styles.height) } : wide);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (Object.keys(globals).length > 0) {
      await page.evaluate((data) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', data), { globals });
    }
  },
  async postVisit(page, context) {
    const errors = pageErrors.get(page) ?? [];
    if (errors.length > 0 && !context.hasFailure) throw new Error(`errors on the page of ${context.id}:\n${errors.join('\n')}`);
    const story = await getStoryContext(page, context);
    if (!process.env.KASB_STORY_SNAPSHOTS || context.hasFailure || !story.tags.includes('snapshot')) return;
    await waitForPageReady(page);
    expect(await page.screenshot({ animations: 'disabled', caret: 'hide' })).toMatchImageSnapshot({
      customSnapshotsDir: `${process.cwd()}/.tmp/snapshots`,
      customSnapshotIdentifier: [context.id, ...Object.values(globals)].join('.'),
      failureThreshold: 0.001,
      failureThresholdType: 'percent',
    });
  },
};

export default config;
