/** @module-tag slow */

import { table } from '@kasb/contract/table';
import { describe, expect, test } from 'vitest';
import { first, foreign, planted, unauthorized } from '../test/planted.ts';
import type { Rows } from '../test/planted.ts';
import { candidateToken, serveProvider, token } from '../test/provider.ts';
import type { Fault } from '../test/provider.ts';
import { conform } from './conform.ts';
import type { ConformOptions } from './conform.ts';
import { asJunit, asText } from './report.ts';
import type { Report } from './report.ts';
import { queryRules, rules } from './rules.ts';

/** A busy machine is no fault: only who never answers is waited for so briefly. */
const patientMs = 60_000;
const briefMs = 300;

async function ask(fault?: Fault, options: Partial<ConformOptions> = {}): Promise<Report> {
  const provider = await serveProvider(fault);
  try {
    const origin = 'https://portal.example.uz';
    return await conform({ url: provider.url, token, origin, timeoutMs: patientMs, ...options });
  } finally {
    provider.stop();
  }
}

const failed = (report: Report) =>
  report.calls.flatMap(({ name, checks }) =>
    checks.filter(({ result }) => result === 'failed').map(({ code }) => `${name} ${code}`),
  );

describe('a provider', () => {
  test('that is right has nothing against it', async () => {
    const report = await ask();
    expect(failed(report), asText(report)).toEqual([]);
    expect(report.level).toBe('employer');
  });

  test('that is right in odd ways passes with notes', async () => {
    const odd = first({ id: 7, own: 1, created_at: '2026-01-25T10:00:00' });
    const report = await ask((said, { url }) =>
      url === '/vacancies?limit=2' ? { ...said, body: odd(said.body as Rows) } : said,
    );
    expect(failed(report)).toEqual([]);
    const notes = report.calls.flatMap(({ checks }) => checks.filter(({ result }) => result === 'note'));
    expect(notes[0]?.detail).toContain('[0].own (unknown)');
    expect(notes[0]?.detail).toContain('[0].created_at');
  });

  test.each(planted)('with %s is found by %s', async (_, found, fault) => {
    const report = await ask(fault, found.endsWith(' reached') ? { timeoutMs: briefMs } : {});
    expect(failed(report), asText(report)).toContain(found);
    expect(report.level).not.toBe('employer');
  });

  test('that hides what is somebody else’s has nothing against it', async () => {
    const report = await ask(foreign);
    const checks = report.calls.flatMap(({ name, checks: all }) =>
      all.map(({ code, result }) => ({ name, code, result })),
    );
    expect(checks).toContainEqual({ name: 'getVacancy', code: 'foreignId', result: 'passed' });
    expect(checks).toContainEqual({ name: 'getCompany', code: 'foreignId', result: 'passed' });
  });

  test('that lets a candidate read what is an employer’s is found', async () => {
    const report = await ask(
      (said, { headers }) =>
        headers.authorization === `Bearer ${candidateToken}` ? { ...said, status: 200, body: { items: [] } } : said,
      { candidateToken },
    );
    expect(failed(report)).toContain('listCompanies wrongRole');
    expect(failed(report)).not.toContain('listCompanies noToken');
  });

  test('that refuses each role what is the other’s has nothing against it', async () => {
    const report = await ask(undefined, { candidateToken });
    expect(failed(report), asText(report)).toEqual([]);
    expect(report.level).toBe('full');
  });

  test.each([
    ['an employer’s vacancy', '/api/employer/vacancies/7f000000-0000-4000-8000-000000000000', 'getVacancy', {}],
    ['a vacancy’s applications', '/api/employer/vacancies/7f0', 'listVacancyApplications', {}],
    ['an employer’s vacancy that everybody sees', '/api/employer/vacancies/7f0', 'getVacancy', { token: undefined }],
    ['an employer’s company that everybody sees', '/api/employer/companies/c1', 'getCompany', { token: undefined }],
    ['a conversation that nobody has', '/api/ai-vacancy/conversations/0000', 'getConversation', {}],
  ])('that lets a candidate read %s is found', async (_, path, name, options) => {
    const report = await ask(
      (said, { url = '' }) =>
        said.status === 403 && url.startsWith(path) ? { ...said, status: 200, body: { id: 'v' } } : said,
      { candidateToken, ...options },
    );
    expect(failed(report), asText(report)).toContain(`${name} wrongRole`);
  });

  test('that lets an employer read a candidate’s application is found, and one that hides it is not', async () => {
    const open = (status: number) =>
      ask(
        (said, { url, headers }) =>
          url === '/candidate/applications/a1' && headers.authorization === `Bearer ${token}`
            ? { ...said, status, body: { error: 'Нет' } }
            : said,
        { candidateToken },
      );
    expect(failed(await open(200))).toEqual(['getCandidateApplication wrongRole']);
    expect(failed(await open(404))).toEqual([]);
  });

  test('that lets an operator read what is an employer’s is found', async () => {
    const operatorToken = 'operator-token';
    const report = await ask(
      (said, { url = '', headers }) =>
        headers.authorization === `Bearer ${operatorToken}` && url.startsWith('/api/employer/companies/c1')
          ? { ...said, status: 200, body: { id: 'c1' } }
          : said,
      { token: undefined, operatorToken },
    );
    const wrong = failed(report).filter((each) => each.endsWith(' wrongRole'));
    expect(wrong).toEqual(expect.arrayContaining(['getCompany wrongRole']));
    expect(wrong).not.toContain('listCompanies wrongRole');
  });

  test('that is asked no more than was allowed is told what was not asked', async () => {
    const report = await ask(undefined, { maxRequests: 12 });
    expect(report.requests).toBe(12);
    expect(report.level).toBe('none');
    expect(asText(report)).toContain('not asked: 12 requests are made already (--max-requests)');
  });

  test('that lets an employer read what is an operator’s is found, and one without operators is not', async () => {
    const open = await ask((said, { url = '', headers }) =>
      url.startsWith('/api/operator/companies') && headers.authorization
        ? { ...said, status: 200, body: { items: [] } }
        : said,
    );
    expect(failed(open)).toEqual(['listOperatorCompanies wrongRole', 'getOperatorCompany wrongRole']);
    const lacking = await ask((said, { url = '' }) =>
      url.startsWith('/api/operator/') ? { ...said, status: 404, body: { error: 'Нет' } } : said,
    );
    expect(failed(lacking)).toEqual([]);
  });

  test('that asks to be asked later is asked once more', async () => {
    const asked = new Set<string>();
    const later: Fault = (said, { url = '' }) => {
      if (asked.has(url)) return said;
      asked.add(url);
      return { ...said, status: 429, headers: { ...said.headers, 'retry-after': '0' }, body: { error: 'Позже' } };
    };
    const report = await ask(later, { maxRequests: 600 });
    expect(failed(report), asText(report)).toEqual([]);
  });

  test('whose first call alone is broken is reached', async () => {
    let isFirst = true;
    const report = await ask((said, _, response) => {
      if (!isFirst) return said;
      isFirst = false;
      response.destroy();
      return undefined;
    });
    expect(report.isReached).toBe(true);
    expect(failed(report)).toEqual([expect.stringContaining(' reached')]);
  });

  let pages = 0;
  const everywhere: [name: string, fault: Fault][] = [
    ['a page', (said) => ({ ...said, status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Hi</h1>' })],
    ['500', () => ({ status: 500, headers: {}, body: 'Internal Server Error' })],
    ['a redirect to itself', (_, { url = '' }) => ({ status: 302, headers: { location: url }, body: '' })],
    ['a text in place of each value', (said) => ({ ...said, body: JSON.stringify('x') })],
    [
      'lists without an end',
      (said) => {
        pages += 1;
        const rows = [0, 1].map((row) => ({ id: `${pages}-${row}` }));
        const link = `</vacancies?limit=2&cursor=${pages}>; rel="next"`;
        return { ...said, status: 200, headers: { ...said.headers, link, 'x-total-count': '1000000' }, body: rows };
      },
    ],
  ];
  test.each(everywhere)('that answers each call with %s is told so, and the run ends', async (_, fault) => {
    const report = await ask(fault);
    expect(failed(report).length).toBeGreaterThan(5);
    expect(report.requests).toBeLessThanOrEqual(300);
    expect(report.level).toBe('none');
  });

  test('that answers nothing at all is given up', async () => {
    const report = await ask(() => undefined, { timeoutMs: 50 });
    expect(report.requests).toBeLessThan(10);
    expect(report.level).toBe('none');
  });

  test('that is not there is not reached', async () => {
    const provider = await serveProvider();
    provider.stop();
    const report = await conform({ url: provider.url });
    expect(report.isReached).toBe(false);
  });

  test('that repeats a token does not get it into a report', async () => {
    const report = await ask(unauthorized((said) => ({ ...said, status: 418, body: token })));
    for (const text of [asText(report), asJunit(report), JSON.stringify(report)]) expect(text).not.toContain(token);
    expect(asJunit(report)).toMatch(/<testsuite name="listCompanies"[^>]+failures="[1-9]/);
  });
});

test('every read with parameters has a rule or a reason, and no rule is of a call that is gone', () => {
  const reads = table.filter(({ method, params }) => method === 'GET' && params).map(({ name }) => name);
  expect(Object.keys(rules).toSorted()).toEqual(reads.toSorted());
  const all = new Set(table.map(({ name }) => name));
  for (const name of Object.keys(queryRules)) expect(all).toContain(name);
  for (const rule of Object.values({ ...rules, ...queryRules })) if ('from' in rule) expect(all).toContain(rule.from);
});
