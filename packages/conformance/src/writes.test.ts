/** @module-tag slow */

import { expect, test } from 'vitest';
import { keepDrafts } from '../test/drafts.ts';
import { serveProvider, token } from '../test/provider.ts';
import type { Fault, Said } from '../test/provider.ts';
import { conform } from './conform.ts';
import { asText } from './report.ts';
import type { CheckCode } from './report.ts';

/** What a provider is told that keeps drafts, spoiled or not; and how many drafts are left behind. */
async function ask(
  fault: Fault = (said) => said,
  { versionOf, ...options }: { versionOf?: (saved: number) => number; probeWrites?: boolean } = {},
) {
  const { answer, left } = keepDrafts(versionOf);
  const provider = await serveProvider((said, request, response) => {
    const answered = answer(said, request, response);
    return answered && fault(answered, request, response);
  });
  try {
    const report = await conform({ url: provider.url, token, write: true, company: 'c1', ...options });
    const failed = report.calls.flatMap(({ name, checks }) =>
      checks
        .filter(({ result }) => result === 'failed')
        .map(({ code, detail }) => ({ found: `${name} ${code}`, detail })),
    );
    return { report, failed, left: left() };
  } finally {
    provider.stop();
  }
}

const on = (method: string, change: (said: Said) => Said): Fault => {
  return (said, request) =>
    request.method === method && request.headers.authorization !== undefined ? change(said) : said;
};
const tag = (said: Said, etag: string): Said => ({ ...said, headers: { ...said.headers, etag } });
let count = 0;

const planted: [name: string, found: `${string} ${CheckCode}`, fault: Fault][] = [
  [
    'a second vacancy by one key',
    'createVacancy idempotency',
    (said, { method, headers }) => {
      if (method !== 'POST' || headers['idempotency-key'] === undefined) return said;
      count += 1;
      return { ...said, body: { vacancy: { id: `draft-${count}`, title: 'Sinov' } } };
    },
  ],
  [
    'a vacancy without an id',
    'createVacancy field',
    on('POST', (said) => ({ ...said, body: { vacancy: { id: {} } } })),
  ],
  [
    '200 for a made one',
    'createVacancy status',
    on('POST', (said) => ({ ...said, status: said.status === 201 ? 200 : said.status })),
  ],
  [
    'no ETag',
    'getVacancy etag',
    (said) => (said.headers.etag ? { ...said, headers: { ...said.headers, etag: '' } } : said),
  ],
  [
    'an ETag that changes by itself',
    'getVacancy etag',
    on('GET', (said) => {
      count += 1;
      return said.headers.etag ? tag(said, `"${count}"`) : said;
    }),
  ],
  [
    'an old version that is saved over',
    'updateVacancy etag',
    on('PUT', (said) => ({ ...said, status: 200, body: { id: 'v', title: 'Sinov' } })),
  ],
  ['a refusal to save', 'updateVacancy status', on('PUT', (said) => ({ ...said, status: 500, body: { error: 'x' } }))],
  [
    'a draft that cannot be deleted',
    'deleteVacancy status',
    on('DELETE', (said) => ({ ...said, status: 500, body: { error: 'x' } })),
  ],
  [
    'a write that needs nobody',
    'createCompany noToken',
    (said, { method, url }) =>
      method === 'POST' && url === '/api/employer/companies' ? { ...said, status: 201, body: { id: 'c2' } } : said,
  ],
];

test('a provider that keeps drafts rightly has nothing against it, and no draft left', async () => {
  const { report, failed, left } = await ask(undefined, { probeWrites: true });
  expect(failed, asText(report)).toEqual([]);
  const asked = report.calls.flatMap(({ name, checks }) => checks.map(({ code }) => `${name} ${code}`));
  expect(asked).toContain('createVacancy idempotency');
  expect(asked).toContain('updateVacancy etag');
  expect(left).toBe(0);
});

test.each([
  ['beside the vacancy', (vacancy: { id: string }) => vacancy],
  ['in its envelope', (vacancy: { id: string }) => ({ success: true, data: { vacancy } })],
  ['alone in the envelope', ({ id }: { id: string }) => ({ data: { id } })],
])('a new draft whose id stands %s is found all the same', async (_, spelled) => {
  const { report, failed, left } = await ask((said, { method, url }) =>
    method === 'POST' && url?.endsWith('/c1/vacancies')
      ? { ...said, body: spelled((said.body as { vacancy: { id: string } }).vacancy) }
      : said,
  );
  expect(failed, asText(report)).toEqual([]);
  expect(left).toBe(0);
});

test.each(planted)('%s is found by %s', async (_, found, fault) => {
  const { report, failed } = await ask(fault, { probeWrites: found.endsWith(' noToken') });
  expect(
    failed.map((each) => each.found),
    asText(report),
  ).toContain(found);
});

test('a draft that stays is named', async () => {
  const { failed } = await ask(on('DELETE', (said) => ({ ...said, status: 500, body: { error: 'x' } })));
  expect(failed.find(({ found }) => found === 'deleteVacancy status')?.detail).toMatch(/^\S+ stays, delete it by hand/);
});

test('an ETag that stays when its vacancy changes is found', async () => {
  const { failed } = await ask(undefined, { versionOf: () => 7 });
  expect(failed.map(({ found }) => found)).toContain('getVacancy etag');
});
