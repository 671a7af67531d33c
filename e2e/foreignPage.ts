import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { embedScript } from '../scripts/lib/appBuild.ts';

/** Where Kasb is, seen from a page of somebody else. */
export const kasb = 'https://jobs.example.uz';
const host = 'https://portal.example.uz/';
/** The element with its link, as a page has it. */
export const element = `<kasb-vacancies limit="3"><a href="${kasb}/vacancies">Вакансии</a></kasb-vacancies>`;
/** The tag of the script, with more attributes. */
export const script = (more = '') => `<script src="${kasb}/embed/1/embed.js" async crossorigin ${more}></script>`;
/** A policy that allows no more than the embed needs, and styles of the page's own. */
export const strict = [
  "default-src 'none'",
  `script-src ${kasb}`,
  `connect-src ${kasb}`,
  "style-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');
const about = {
  company_name: 'Samarqand Textile',
  location: 'Самарканд',
  salary_min: 8_000_000,
  salary_max: 12_000_000,
};
/** The vacancies that Kasb answers with. */
export const rows = Array.from({ length: 3 }, (_, index) => ({ ...about, id: `v${index}`, title: `Швея ${index}` }));

interface Stage {
  /** What the foreign page holds. */
  html: string;
  policy?: string;
  /** How often the provider fails before it answers. */
  failures?: number;
  /** No network: neither the script comes nor an answer. The provider never answers where it is silent. */
  kasbIs?: 'away' | 'silent';
  /** The page's own style sheet, at `/portal.css`. */
  css?: string;
}

/** Opens a page of somebody else, which brings the script and asks the provider across origins. */
export async function openForeign(page: Page, { html, policy, failures = 0, kasbIs, css = '' }: Stage) {
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
    if (kasbIs === 'away') return route.abort('internetdisconnected');
    if (request.url().endsWith('.js')) return route.fulfill({ body: code, contentType: 'text/javascript', headers });
    if (kasbIs === 'silent') return undefined;
    left -= 1;
    if (left >= 0) return route.fulfill({ status: 502, body: '<h1>502', headers });
    return route.fulfill({ json: rows, headers: { ...headers, 'x-total-count': '3' } });
  });
  const style = css && '<link rel="stylesheet" href="/portal.css" />';
  await page.route(`${host}portal.css`, (route) => route.fulfill({ body: css, contentType: 'text/css' }));
  await page.route(host, (route) =>
    route.fulfill({
      body: `<!doctype html><html lang="ru"><title>Портал</title>${style}<body>${html}</body></html>`,
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
    }),
  );
  await page.goto(host);
  return { asked, errors, code };
}
