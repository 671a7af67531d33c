import { listCompanyVacancies, listModerationQueue, listVacancies, searchVacancies, vacancy } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { array, fallback, nullable, object, optional, pipe, record, string, transform, union, unknown } from 'valibot';
import { describe, expect, test } from 'vitest';
import { verbs } from '../../src/compose/verbs.ts';
import { unknownKeys } from '../../src/http/unknownKeys.ts';
import { createFirm, vacancyForm } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';

const api = Harness.forThisFile();

describe('keys that a schema does not know', () => {
  const inner = object({ name: string() });
  const schema = object({
    id: string(),
    part: fallback(
      optional(
        pipe(
          nullable(inner),
          transform((value) => value ?? undefined),
        ),
      ),
      undefined,
    ),
    list: fallback(array(inner), []),
    either: union([string(), inner]),
    settings: record(string(), inner),
    nothing: unknown(),
  });

  test.each([
    [{}, []],
    [{ id: 'x', part: null, list: [{ name: 'a' }], either: 'x', settings: { a: { name: 'x' } }, nothing: {} }, []],
    [{ total: 1 }, ['total']],
    [{ total: undefined }, []],
    [{ part: { name: 'a', total: 1 } }, ['part.total']],
    [{ list: [{ name: 'a' }, { name: 'b', companies: null }] }, ['list[1].companies']],
    [{ either: { name: 'a', b: 1 } }, ['either.b']],
    [{ settings: { a: { b: 1 } } }, ['settings.a.b']],
    [{ nothing: { a: 1 } }, []],
    [{ list: { name: 'a' } }, ['list.name']],
    [{ id: [1] }, ['id']],
  ])('of %j', (answer, expected) => {
    expect(unknownKeys(schema, answer)).toEqual(expected);
  });
});

test('every call of the table is answered at most once, and only those', () => {
  const names = verbs.map(({ endpoint }) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
  expect(verbs.every(({ endpoint }) => table.includes(endpoint))).toBe(true);
});

test('lists of vacancies tell nothing but the vacancies', async () => {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  await api.vacancy({ moderationStatus: 'pending' });
  const known = Object.keys(vacancy.entries);
  const as = firm.owner.token;
  const lists = [
    (await api.call(listVacancies, {}, { as })).body,
    (await api.call(listCompanyVacancies, { params: { id: firm.id } }, { as })).body,
    { items: (await api.call(searchVacancies, {})).body },
  ] as { items: Record<string, unknown>[] }[];
  const queue = (await api.call(listModerationQueue, {}, { as: operatorToken })).body as (typeof lists)[number];
  // A queue says of each how it waits, beside it.
  lists.push({ items: queue.items.map(({ queue: _waiting, ...item }) => item) });
  for (const { items } of lists) {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(Object.keys(item).filter((key) => !known.includes(key))).toEqual([]);
    expect(items.some(({ title }) => title === vacancyForm.title || title === 'Швея')).toBe(true);
  }
});
