import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type ViewportSize } from 'playwright';
import { chromiumLaunchOptions } from './lib/chromium.ts';
import { root, site } from './lib/paths.ts';
import { serveFolder } from './lib/staticServer.ts';

// pnpm test review: reads the built review site as a reviewer does; pictures of it go to .tmp/review.
if (!existsSync(join(site, 'storybook.html'))) throw new Error('run `pnpm build-storybook` first');
const pictures = join(root, '.tmp', 'review');
mkdirSync(pictures, { recursive: true });
const problems: string[] = [];

interface Entry {
  id: string;
  title: string;
  type: string;
}

const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries);
const pages = entries.filter(({ type }) => type === 'docs');
/** A part without stories of its own is seen in those of others. */
const hasStories = (title: string) => entries.some((entry) => entry.type === 'story' && entry.title === title);

const shoot = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });

/** A page on which what a slow machine draws is waited for; what is not there then never comes. */
async function openPage(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(240_000);
  return page;
}

/** From the first page to «ошибка загрузки списка вакансий, тёмная, телефон» in three presses, by eye alone. */
async function findInThreePresses(browser: Browser, url: string) {
  const page = await openPage(browser, { width: 1440, height: 1000 });
  await page.goto(url);
  await page.getByRole('radio', { name: 'Тёмная' }).click();
  await page.getByRole('radio', { name: 'Телефон 390' }).click();
  await page.getByRole('link', { name: 'Мои вакансии' }).click();
  const sheet = page.frameLocator('#storybook-preview-iframe');
  const state = sheet.getByRole('link', { name: 'Ошибка загрузки: список вакансий пуст', exact: true });
  await state.scrollIntoViewIfNeeded();
  const isAsChosen =
    (await sheet.getByRole('radio', { name: 'Тёмная' }).isChecked()) &&
    (await sheet.getByRole('radio', { name: 'Телефон 390' }).isChecked());
  if (!isAsChosen) problems.push('the sheet forgot the look that was chosen on the first page');
  await sheet.locator('li', { has: state }).locator('img, iframe[data-drawn]').waitFor();
  await shoot(page, 'three-presses');
  await state.click();
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('heading', { name: 'Мои вакансии' }).waitFor();
  const isDark = await story.locator('html').evaluate((html) => html.dataset.theme === 'dark');
  if (!isDark) problems.push('the story opened in another theme than its picture');
  await shoot(page, 'three-presses-story');
  await page.close();
}

/** The same by words: one press on what was found. */
async function findByWords(browser: Browser, url: string) {
  const page = await openPage(browser, { width: 1440, height: 1000 });
  await page.goto(url);
  await page.getByRole('textbox').fill('ошибка загрузки списка вакансий, тёмная, телефон');
  await page.getByRole('link', { name: 'Мои вакансии: Ошибка загрузки: список вакансий пуст', exact: true }).waitFor();
  await shoot(page, 'by-words');
  await page.close();
}

/** Pages of words alone. */
const isProse = /^(foundations|правила|портал-за-десять-минут)-/;

/** Whether the parts of a page that load later are there. */
function hasBlocks() {
  const blocks = [...document.querySelectorAll('.review > [data-kasb-theme]')];
  return blocks.some((block) => block.children.length > 0);
}

/** Every page of documentation is drawn, with its tables as tables. */
async function readPages(browser: Browser, url: string) {
  const page = await openPage(browser, { width: 1100, height: 900 });
  // The pages themselves are read here: their stories have tests of their own.
  await page.route(/iframe\.html\?.*viewMode=story/, (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { id, title } of pages) {
    await page.goto(`${url}/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`);
    await page.locator('#storybook-docs h1, #storybook-docs h2').first().waitFor();
    if (!isProse.test(id) && (hasStories(title) || !title.includes('/'))) await page.waitForFunction(hasBlocks);
    const text = await page.locator('#storybook-docs').innerText();
    if (/\|\s?-{3}/.test(text)) problems.push(`${id}: a table is shown as raw text`);
    for (const error of errors.splice(0)) problems.push(`${id}: ${error}`);
    await page.screenshot({ path: join(pictures, `${id}.png`), fullPage: true });
  }
  await page.close();
}

const server = await serveFolder(site);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await findInThreePresses(browser, server.url);
  await findByWords(browser, server.url);
  await readPages(browser, server.url);
} finally {
  await browser.close();
  server.close();
}
for (const problem of problems) console.error(problem);
console.log(`review: ${pages.length} pages read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
