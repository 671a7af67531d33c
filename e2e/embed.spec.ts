import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { embedScript } from '../scripts/lib/appBuild.ts';
import { element, kasb, openForeign, rows, script, strict } from './foreignPage.ts';

test.skip(process.env.KASB_E2E_MODE !== undefined && process.env.KASB_E2E_MODE !== 'embedded', 'asks no server');

test('a strict policy with trusted types lets it draw, and no preflight is made', async ({ page }) => {
  const { asked, errors } = await openForeign(page, { html: script() + element, policy: strict });
  await expect(page.getByRole('link', { name: 'Откликнуться: Швея 0' })).toBeVisible();
  const title = page.getByRole('link', { name: 'Швея 0', exact: true });
  await expect(title).toHaveCSS('font-weight', '600');
  expect(asked).toEqual(['GET /embed/1/embed.js', 'GET /vacancies']);
  expect(errors).toEqual([]);
});

test('two on one page, by two tags and from two copies of the script', async ({ page }) => {
  const { errors } = await openForeign(page, { html: script() + script('data-limit="2"') + element });
  await expect(page.getByRole('link', { name: /^Откликнуться: / })).toHaveCount(5);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => document.cookie + Object.keys(localStorage).join(''))).toBe('');
});

test('a wrong digest leaves the link, a right one the list', async ({ page }) => {
  const wrong = createHash('sha384').update('other').digest('base64');
  const { code } = await openForeign(page, { html: script(`integrity="sha384-${wrong}"`) + element });
  await expect(page.getByRole('link', { name: 'Вакансии' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('kasb-vacancies') === undefined)).toBe(true);
  await page.unrouteAll();
  const right = createHash('sha384').update(code).digest('base64');
  await openForeign(page, { html: script(`integrity="sha384-${right}"`) + element });
  await expect(page.getByRole('link', { name: 'Откликнуться: Швея 0' })).toBeVisible();
});

test('a provider that fails leaves the link, and one may try again', async ({ page }) => {
  await openForeign(page, { html: script() + element, failures: 1 });
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect(page.getByRole('link', { name: 'Вакансии' })).toBeVisible();
  await again.press('Enter');
  await expect(page.getByRole('link', { name: 'Швея 0', exact: true })).toBeFocused();
});

test('without a network the link stays', async ({ page }) => {
  const { asked, errors } = await openForeign(page, { html: script() + element, kasbIs: 'away' });
  await expect.poll(() => asked).toEqual(['GET /embed/1/embed.js']);
  await expect(page.getByRole('link', { name: 'Вакансии' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a provider that does not answer for 20 seconds leaves the link, and one may try again', async ({ page }) => {
  // Its seconds pass when they are told to.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const { asked, errors } = await openForeign(page, { html: script() + element, kasbIs: 'silent' });
  await expect.poll(() => asked).toContain('GET /vacancies');
  await page.clock.runFor(19_000);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Вакансии' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a list that is taken away while it loads asks no longer', async ({ page }) => {
  await page.clock.install();
  const { asked, errors } = await openForeign(page, { html: script() + element, kasbIs: 'silent' });
  await expect.poll(() => asked).toContain('GET /vacancies');
  // Else it would be given up after 20 seconds all the same.
  await page.clock.pauseAt(Date.now() + 1000);
  const given = page.waitForEvent('requestfailed', (request) => request.url().startsWith(`${kasb}/vacancies`));
  await page.evaluate(() => document.querySelector('kasb-vacancies')?.remove());
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(errors).toEqual([]);
});

test('a page that unsets everything and reads from the right changes nothing, and a new question moves nothing', async ({
  page,
}) => {
  const css = `<style>* { all: unset !important; display: block; } body { direction: rtl; }
    kasb-vacancies, li, a { display: none !important; font: 40px serif !important; }</style>`;
  await openForeign(page, { html: `${css}${element}<p id="below">ниже</p>${script()}` });
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
