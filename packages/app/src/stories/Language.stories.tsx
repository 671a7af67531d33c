import { listCities, searchVacancies } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { StoryHost } from '@kasb/kit/stories';
import { Button } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect } from 'storybook/test';

function Cities() {
  const cities = useQuery(listCities, {});
  return <p>{cities.status === 'ready' ? cities.data.map(({ name }) => name).join(', ') : cities.status}</p>;
}

function Vacancies() {
  const { items = [], showMore } = { showMore: () => undefined, ...usePages(searchVacancies, {}) };
  return (
    <>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <Button onPress={showMore}>Ещё</Button>
    </>
  );
}

function Page() {
  const [locale, setLocale] = useState<'ru' | 'uz'>('ru');
  const [isListed, setIsListed] = useState(true);
  return (
    <StoryHost ground="page" locale={locale}>
      <Button onPress={() => setLocale(locale === 'ru' ? 'uz' : 'ru')}>O‘zbekcha</Button>
      <Button onPress={() => setIsListed(!isListed)}>Список</Button>
      <Cities />
      {isListed && <Vacancies />}
    </StoryHost>
  );
}

const meta = { title: 'App/Language', component: Page, parameters: { host: false } } satisfies Meta<typeof Page>;

export default meta;

/** What the provider names is read anew in the new language. */
export const SwitchReadsAnew: StoryObj<typeof meta> = {
  parameters: { state: { ru: 'Язык переключён, справочники перечитаны', rule: 'languages', shows: ['Buxoro'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(searchVacancies, []),
      http.get(`*${listCities.path}`, ({ request }) =>
        HttpResponse.json([{ id: 1, name: request.headers.get('accept-language') === 'uz' ? 'Buxoro' : 'Бухара' }]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Бухара')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'O‘zbekcha' }));
    await expect(await canvas.findByText('Buxoro')).toBeVisible();
  },
};

/** So are the pages of a list, and those that were kept while one was elsewhere. */
export const SwitchReadsPagesAnew: StoryObj<typeof meta> = {
  parameters: { state: { ru: 'Язык переключён, страницы списка перечитаны', rule: 'languages', shows: ['Фергана 1'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCities, []),
      http.get(`*${searchVacancies.path}`, ({ request }) => {
        const word = request.headers.get('accept-language') === 'uz' ? 'Farg‘ona' : 'Фергана';
        const page = new URL(request.url).searchParams.get('cursor') ?? '1';
        const link = { link: '</vacancies?cursor=2>; rel="next"' };
        return HttpResponse.json(
          [{ id: page, title: `${word} ${page}` }],
          page === '1' ? { headers: link } : undefined,
        );
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByText('Фергана 1')).toBeVisible();
    await press('Ещё');
    await expect(await canvas.findByText('Фергана 2')).toBeVisible();
    await press('O‘zbekcha');
    await expect(await canvas.findByText('Farg‘ona 2')).toBeVisible();
    await expect(await canvas.findByText('Farg‘ona 1')).toBeVisible();
    await press('Список');
    await press('O‘zbekcha');
    await press('Список');
    await expect(await canvas.findByText('Фергана 1')).toBeVisible();
  },
};
