import {
  createSavedSearch,
  listNotifications,
  listSavedSearches,
  respondToVacancy,
  updateNotificationSettings,
} from '@kasb/contract';
import type { SavedSearchBody } from '@kasb/contract';
import { expect, test } from 'vitest';
import { checkSearches } from '../../src/saved/digestJob.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();
const itemsOf = ({ body }: Answer) => (body as { items: Record<string, unknown>[] }).items;
const keep = (as: string, body: SavedSearchBody) => api.call(createSavedSearch, { body }, { as });
const counts = async (as: string) =>
  itemsOf(await api.call(listSavedSearches, {}, { as })).map((search) => search['new_count']);
const told = async (as: string) =>
  itemsOf(await api.call(listNotifications, {}, { as })).map(({ kind, values }) => [kind, values]);
const morning = () => checkSearches(api.services, 'morning');
const instant = () => checkSearches(api.services, 'instant');

test(
  'the morning tells of what is new since the search was kept, once, and not of what was responded to',
  { tags: ['race'] },
  async () => {
    const { token } = await api.person();
    await api.vacancy({ title: 'Гончар до поиска' });
    api.pass(1);
    await keep(token, { search: 'гончар' });
    api.pass(60);
    const [first, sent] = [
      await api.vacancy({ title: 'Гончар первый' }),
      await api.vacancy({ title: 'Гончар отклик' }),
    ];
    await api.vacancy({ title: 'Пекарь' });
    await api.call(respondToVacancy, { body: { vacancyId: sent } }, { as: token });
    api.pass(60);
    await Promise.all([morning(), morning()]);
    const notice = { search: 'гончар', count: '1', titles: 'Гончар первый', searchId: expect.any(String) };
    expect(await told(token)).toEqual([['saved_search', notice]]);
    expect(await counts(token)).toEqual([1]);
    // Published anew it is no news.
    await api.sql`update vacancy_search set published_at = ${api.now.toISOString()} where vacancy_id = ${first}`;
    api.pass(60);
    await morning();
    expect(await told(token)).toHaveLength(1);
    await api.vacancy({ title: 'Гончар второй' });
    api.pass(60);
    await morning();
    expect([(await told(token)).length, await counts(token)]).toEqual([2, [2]]);
  },
);

test('who wants it at once is told at most once an hour, of everything meanwhile', async () => {
  const { token } = await api.person();
  await keep(token, { search: 'стеклодув', notify: 'instant' });
  for (const title of ['Стеклодув один', 'Стеклодув два', 'Стеклодув три']) {
    api.pass(60);
    await api.vacancy({ title });
    api.pass(60);
    await instant();
    await morning();
  }
  expect(await told(token)).toMatchObject([['saved_search', { count: '1', titles: 'Стеклодув один' }]]);
  api.pass(3600);
  await instant();
  expect((await told(token))[0]).toMatchObject(['saved_search', { count: '2' }]);
});

test('a search by a place alone is told by the name that the person’s language has for it', async () => {
  const [one, other] = [await api.person(), await api.person()];
  await api.call(updateNotificationSettings, { body: { language: 'uz' } }, { as: one.token });
  for (const { token } of [one, other]) await keep(token, { location: 'Термез' });
  api.pass(60);
  await api.vacancy({ title: 'Лудильщик', location: 'Термез' });
  api.pass(60);
  await morning();
  expect(await told(one.token)).toMatchObject([['saved_search', { search: 'Termiz' }]]);
  expect(await told(other.token)).toMatchObject([['saved_search', { search: 'Термез' }]]);
});

test('a search that is off, and settings that silence all, count without telling', async () => {
  const [one, other] = [await api.person(), await api.person()];
  await keep(one.token, { search: 'кузнец', notify: 'off' });
  await keep(other.token, { search: 'кузнец', notify: 'daily' });
  await api.call(updateNotificationSettings, { body: { digest: 'off' } }, { as: other.token });
  api.pass(60);
  await api.vacancy({ title: 'Кузнец' });
  api.pass(60);
  await morning();
  for (const { token } of [one, other]) expect([await told(token), await counts(token)]).toEqual([[], [1]]);
});
