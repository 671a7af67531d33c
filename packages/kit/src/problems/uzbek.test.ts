import { createClient, problemsOf, problemStatuses } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { uz as issues } from '@kasb/domain/issues/uz';
import { uz as words } from '@kasb/domain/problems/uz';
import { describe, expect, test } from 'vitest';
import { fieldText } from './fieldText.ts';
import { problemText } from './problemText.ts';

const fallback = 'Bajarib bo‘lmadi';
const russian = 'Русские слова';
const pathParams = { id: 'n1' };

/** What a screen in Uzbek says when a provider that words everything in Russian answers so. */
async function told(endpoint: (typeof table)[number], status: number, body: unknown) {
  const client = createClient({ baseUrl: '', fetch: async () => Response.json(body, { status }) });
  const failure = await client.send(endpoint, { params: pathParams }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'http', status });
  return problemText(failure as Parameters<typeof problemText>[0], { words, fallback });
}

describe.each(table.map((endpoint) => [endpoint.name, endpoint] as const))('%s speaks Uzbek', (_, endpoint) => {
  test.each(problemsOf(endpoint))('of %s', async (code) => {
    const text = await told(endpoint, problemStatuses[code], { code, error: russian });
    expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(text).toMatch(/\p{Script=Latin}{3}/u);
  });
});

test.each([...Object.keys(issues), ...Object.keys(words)])('a field that is %s speaks Uzbek', (code) => {
  const text = fieldText({ code, text: russian }, { ...words, ...issues }, issues.invalidValue, 'uz');
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(text).toMatch(/\p{Script=Latin}{3}/u);
});
