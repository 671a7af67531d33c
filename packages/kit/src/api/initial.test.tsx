import { ApiError, createClient, getPublicVacancy, searchVacancies } from '@kasb/contract';
import { renderToString } from 'react-dom/server';
import { unstable_serialize as serializePage } from 'swr';
import { expect, it } from 'vitest';
import { KasbProvider } from '../provider/KasbProvider.tsx';
import { memoryStorage } from '../session/storage.ts';
import { initialAnswer, initialOf, initialPage } from './initial.ts';
import type { InitialPart } from './initial.ts';
import { usePages } from './usePages.ts';
import { useQuery } from './useQuery.ts';

const one = { params: { id: 'v1' } };
const some = { query: { search: 'швея' } };

function Page() {
  const vacancy = useQuery(getPublicVacancy, one);
  const list = usePages(searchVacancies, some);
  return (
    <>
      {vacancy.status}:{vacancy.status === 'error' ? vacancy.error.code : vacancy.data?.title}|{list.status}:
      {list.items?.map(({ title }) => title).join()}:{list.status === 'ready' && `${list.total}, ${list.next ?? '–'}`}
    </>
  );
}

const drawn = (...parts: InitialPart[]) =>
  renderToString(
    <KasbProvider navigate={() => undefined} storage={memoryStorage()} initial={initialOf(Date.now(), ...parts)}>
      <Page />
    </KasbProvider>,
  ).replaceAll(/<!-- -->|<[^>]*>/g, '');

const client = createClient({
  baseUrl: '',
  fetch: async (address) =>
    Response.json(
      String(address).startsWith('/vacancies/') ? { id: 'v1', title: 'Повар' } : [{ id: 'v2', title: 'Швея' }],
      { headers: { 'x-total-count': '7', link: '</vacancies?cursor=abc>; rel="next"' } },
    ),
});

it('shows at once what came with the page', async () => {
  const html = drawn(
    initialAnswer(getPublicVacancy, one, await client.send(getPublicVacancy, one)),
    initialPage(searchVacancies, some, await client.send(searchVacancies, some)),
  );
  expect(html).toBe('ready:Повар|ready:Швея:7, abc');
});

it('brings the first page under its own key too, so that «show more» does not read it again', async () => {
  const { answers } = initialPage(searchVacancies, some, await client.send(searchVacancies, some));
  const path = `/vacancies?${new URLSearchParams(some.query)}`;
  expect(answers[serializePage([path, undefined])]).toMatchObject({ items: [{ title: 'Швея' }], total: 7 });
});

it('shows a refusal that came with the page', () => {
  const gone = new ApiError({ kind: 'http', status: 404, body: { code: 'unknownVacancy' } });
  const html = drawn(initialAnswer(getPublicVacancy, one, gone), initialPage(searchVacancies, some, gone));
  expect(html).toBe('error:unknownVacancy|ready::0, –');
});

it('waits for what did not come', async () => {
  const other = initialPage(searchVacancies, {}, await client.send(searchVacancies, {}));
  expect(drawn(other)).toBe('loading:|loading::');
});
