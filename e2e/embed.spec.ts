import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { embedScript } from '../scripts/lib/appBuild.ts';

test.skip(process.env.KASB_E2E_MODE !== undefined && process.env.KASB_E2E_MODE !== 'embedded', 'asks no server');

const kasb = 'https://jobs.example.uz';
const host = 'https://portal.example.uz/';
const element = `<kasb-vacancies limit="3"><a href="${kasb}/vacancies">Вакансии</a></kasb-vacancies>`;
const script = (more = '') => `<script src="${kasb}/embed/1/embed.js" async crossorigin ${more}></script>`;
const strict = [
  "default-src 'none'",
  `script-src ${kasb}`,
  `connect-src ${kasb}`,
  "style-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');
const rows = Array.from({ length: 3 }, (_, index) => ({ id: `v${index}`, title: `Швея ${index}` }));

interface Stage {
  /** What the foreign page holds. */
  html: string;
  policy?: string;
  /** How often the provider fails before it answers. */
  failures?: number;
}

/** Opens a page of somebody else, which brings the script and asks the provider across origins. */
async function open(page: Page, { html, policy, failures = 0 }: Stage) {
  const code = readFileSync(embedScript, 'utf8');
  const asked: string[] = [];
  const errors: string[] = [];
  let left = failures;
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(`${kasb}/**`, async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    expect((await request.allHeaders()).cookie).toBeUndefined();
    const headers = { 'access-control-allow-origin': '*' };
    if (request.url().endsWith('.js')) return route.fulfill({ body: code, contentType: 'text/javascript', headers });
    left -= 1;
    if (left >= 0) return route.fulfill({ status: 502, body: '<h1>502', headers });
    return route.fulfill({ json: rows, headers: { ...headers, 'x-total-count': '3' } });
  });
  await page.route(host, (route) =>
    route.fulfill({
      body: `<!doctype html><html lang="ru"><title>Портал</title><body>${html}</body></html>`,
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
    }),
  );
  await page.goto(host);
  return { asked, errors, code };
}

test('a strict policy with trusted types lets it draw, and no preflight is made', async ({ page }) => {
  const { asked, errors } = await open(page, { html: script() + element, policy: strict });
  await expect(page.getByRole('link', { name: 'Откликнуться: Швея 0' })).toBeVisible();
  const title = page.getByRole('link', { name: 'Швея 0', exact: true });
  await expect(title).toHaveCSS('font-weight', '600');
  expect(asked).toEqual(['GET /embed/1/embed.js', 'GET /vacancies']);
  expect(errors).toEqual([]);
});

test('two on one page, by two tags and from two copies of the script', async ({ page }) => {
  const { errors } = await open(page, { html: script() + script('data-limit="2"') + element });
  await expect(page.getByRole('link', { name: /^Откликнуться: / })).toHaveCount(5);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => document.cookie + Object.keys(localStorage).join(''))).toBe('');
});

test('a wrong digest leaves the link, a right one the list', async ({ page }) => {
  const wrong = createHash('sha384').update('other').digest('base64');
  const { code } = await open(page, { html: script(`integrity="sha384-${wrong}"`) + element });
  await expect(page.getByRole('link', { name: 'Вакансии' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('kasb-vacancies') === undefined)).toBe(true);
  await page.unrouteAll();
  const right = createHash('sha384').update(code).digest('base64');
  await open(page, { html: script(`integrity="sha384-${right}"`) + element });
  await expect(page.getByRole('link', { name: 'Откликнуться: Швея 0' })).toBeVisible();
});

test('a provider that fails leaves the link, and one may try again', async ({ page }) => {
  await open(page, { html: script() + element, failures: 1 });
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect(page.getByRole('link', { name: 'Вакансии' })).toBeVisible();
  await again.press('Enter');
  await expect(page.getByRole('link', { name: 'Швея 0', exact: true })).toBeFocused();
});

test('a page that unsets everything and reads from the right changes nothing, and a new question moves nothing', async ({
  page,
}) => {
  const css = `<style>* { all: unset !important; display: block; } body { direction: rtl; }
    kasb-vacancies, li, a { display: none !important; font: 40px serif !important; }</style>`;
  await open(page, { html: `${css}${element}<p id="below">ниже</p>${script()}` });
  const below = page.locator('#below');
  await expect(page.getByRole('link', { name: 'Откликнуться: Швея 0' })).toBeVisible();
  const title = page.getByRole('link', { name: 'Швея 0', exact: true });
  await expect(title).toHaveCSS('direction', 'ltr');
  await expect(title).toHaveCSS('font-size', '16px');
  const shown = await below.boundingBox();
  await page.evaluate(() => document.querySelector('kasb-vacancies')?.setAttribute('search', 'швея'));
  expect(await below.boundingBox()).toEqual(shown);
});

test('the page of examples/plain shows its list from a file, in its own letters', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${kasb}/**`, (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    asked.push(new URL(route.request().url()).search);
    return route.request().url().endsWith('/embed/1/embed.js')
      ? route.fulfill({ path: embedScript, contentType: 'text/javascript', headers })
      : route.fulfill({ json: rows, headers: { ...headers, 'x-total-count': '3' } });
  });
  await page.goto(pathToFileURL('examples/plain/index.html').href);
  await expect(page.getByRole('link', { name: 'Швея 0', exact: true })).toHaveCSS('font-family', 'Georgia, serif');
  await expect(page.getByRole('link', { name: /^Ariza yuborish: / })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Vakansiyalar', exact: true })).toBeHidden();
  expect(new URLSearchParams(asked[1]).get('search')).toBe('texnolog');
});
