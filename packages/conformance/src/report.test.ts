import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { serveProvider, token } from '../test/provider.ts';
import type { Said } from '../test/provider.ts';
import { reportSchema, writeReportSchema } from '../test/reportSchema.ts';
import { conform } from './conform.ts';
import { asJunit, asText, sections } from './report.ts';

/** A provider as a hurried team may make it. */
function spoil(said: Said, { url = '' }: { url?: string }): Said {
  if (said.status === 401 && url === '/api/employer/companies') return { ...said, status: 403, body: 'Forbidden' };
  if (url === '/vacancies?limit=2') {
    const rows = (said.body as object[]).map((row) => ({ ...row, salary_min: '5 млн' }));
    return { ...said, headers: { ...said.headers, 'x-total-count': '1' }, body: rows.toReversed() };
  }
  if (url.startsWith('/vacancies/0000'))
    return { ...said, status: 500, body: { error: 'x', stack: 'TypeError\n    at show (/srv/api/vacancies.js:7:3)' } };
  return url === '/reference/currencies' ? { ...said, body: '<h1>Soon</h1>' } : said;
}

async function askWrong(change = spoil) {
  const provider = await serveProvider(change);
  try {
    return await conform({ url: provider.url, token });
  } finally {
    provider.stop();
  }
}

test('the README shows what a wrong provider is told', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const found = asText(await askWrong())
    .split('\n')
    .filter((line) => line.startsWith('✗ ') || line.startsWith('level'));
  expect(found.length).toBeGreaterThan(5);
  for (const line of found) expect(readme).toContain(line);
});

test('each finding says where the contract says so, and a report how long answers took', async () => {
  const report = await askWrong();
  expect(asText(report)).toMatch(/^http\S+, \S+, \d+ requests, median \d+ ms, slowest \d+ ms \(\w+\)\n/);
  expect(asJunit(report)).toContain('type="unknownId">domain.md#problems</failure>');
  const checks = report.calls.flatMap((call) => call.checks);
  expect(checks.every(({ section }) => section !== '')).toBe(true);
});

test('a report is what its schema says, of a right provider and of a wrong one', async () => {
  for (const report of [await askWrong(), await askWrong((said) => said)])
    expect(parse(reportSchema, JSON.parse(JSON.stringify(report)))).toEqual(report);
  await expect(writeReportSchema()).toMatchFileSnapshot('../report.schema.json');
});

test('the README tells what each code asks for, and no code that there is not', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, told = ''] = /\| code \| what holds \|\n(.*?)\n\n/s.exec(readme) ?? [];
  const codes = told.split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  expect(codes.toSorted()).toEqual(Object.keys(sections).toSorted());
});
