import { countPublicVacancies, searchVacancies } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { accountant, counts, frontend } from '../../stories/fixtures.ts';
import { PlacePage } from './PlacePage.tsx';

const meta = {
  title: 'Search/PlacePage',
  component: PlacePage,
  tags: ['snapshot'],
  args: { city: 'samarkand' },
  parameters: { host: { path: '/vacancies/city/samarkand' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(countPublicVacancies, counts),
      mock.ok(searchVacancies, [{ ...frontend, location: 'Самарканд' }, accountant]),
    ),
} satisfies Meta<typeof PlacePage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The vacancies of a city, how many and of what, with its professions and the other cities. */
export const City: Story = {
  parameters: {
    state: {
      ru: 'Вакансии города',
      rule: 'public-places',
      shows: ['Вакансии в городе Самарканд', 'Профессии в этом городе', 'Другие города'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Вакансии в городе Самарканд'),
    );
    await expect(
      await canvas.findByText('Сейчас открыто 1 204 вакансии. Чаще всего ищут: Швея (300), Повар (41).'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const here = within(await canvas.findByRole('navigation', { name: 'Профессии в этом городе' }));
    await waitFor(() =>
      expect(here.getByRole('link', { name: 'Швея · 300' })).toHaveAttribute(
        'href',
        '/vacancies/city/samarkand/tikuvchi',
      ),
    );
    const cities = within(await canvas.findByRole('navigation', { name: 'Другие города' }));
    await expect(cities.queryByRole('link', { name: /Самарканд/ })).toBeNull();
    await waitFor(() =>
      expect(cities.getByRole('link', { name: /^Ташкент · 9\s120$/ })).toHaveAttribute(
        'href',
        '/vacancies/city/tashkent',
      ),
    );
  },
};

/** The vacancies of a profession, how many and where, with the other professions. */
export const Profession: Story = {
  args: { city: undefined, profession: 'tikuvchi' },
  parameters: {
    state: {
      ru: 'Вакансии профессии',
      rule: 'public-places',
      shows: ['Швея: вакансии в Узбекистане', 'Другие профессии'],
    },
    host: { path: '/vacancies/job/tikuvchi' },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(countPublicVacancies, {
        ...counts,
        total: 1,
        city: undefined,
        profession: { slug: 'tikuvchi', name: 'Швея' },
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Швея: вакансии в Узбекистане'),
    );
    await expect(await canvas.findByText(/Сейчас открыта 1 вакансия. По городам: Ташкент/)).toBeVisible();
    const others = within(await canvas.findByRole('navigation', { name: 'Другие профессии' }));
    await waitFor(() =>
      expect(others.getByRole('link', { name: 'Повар · 41' })).toHaveAttribute('href', '/vacancies/job/oshpaz'),
    );
    const cities = within(await canvas.findByRole('navigation', { name: 'По городам' }));
    await waitFor(() =>
      expect(cities.getByRole('link', { name: /^Самарканд · 1\s204$/ })).toHaveAttribute(
        'href',
        '/vacancies/city/samarkand/tikuvchi',
      ),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** The vacancies of a profession in a city. */
export const ProfessionInCity: Story = {
  args: { profession: 'tikuvchi' },
  parameters: {
    state: { ru: 'Вакансии профессии в городе', rule: 'public-places', shows: ['Швея: вакансии в городе Самарканд'] },
    host: { path: '/vacancies/city/samarkand/tikuvchi' },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(countPublicVacancies, { ...counts, total: 300, profession: { slug: 'tikuvchi', name: 'Швея' } })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Швея: вакансии в городе Самарканд'),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** A place without vacancies leads to its neighbours. */
export const NoVacancies: Story = {
  parameters: {
    state: { ru: 'В городе нет вакансий', rule: 'public-places', shows: ['Вакансий не найдено', 'Другие города'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(countPublicVacancies, { ...counts, total: 0, professions: [] }), mock.ok(searchVacancies, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    await expect(await canvas.findByText(/^Сейчас открыто 0 вакансий. По городам: Ташкент/)).toBeVisible();
    await expect(await canvas.findByRole('navigation', { name: 'Другие города' })).toBeVisible();
  },
};

/** A profession that has nobody there, in a city that looks for nobody else, leads to those of the whole country. */
export const NobodyAround: Story = {
  args: { profession: 'tikuvchi' },
  parameters: {
    state: {
      ru: 'Нет вакансий и соседних страниц',
      rule: 'public-places',
      shows: ['Сейчас открыто 0 вакансий.', 'Другие профессии', 'Другие города'],
    },
    host: { path: '/vacancies/city/samarkand/tikuvchi' },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(countPublicVacancies, ({ query }) =>
        'city' in query
          ? { ...counts, total: 0, profession: { slug: 'tikuvchi', name: 'Швея' }, cities: [], professions: [] }
          : counts,
      ),
      mock.ok(searchVacancies, []),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сейчас открыто 0 вакансий.')).toBeVisible();
    const others = within(await canvas.findByRole('navigation', { name: 'Другие профессии' }));
    await waitFor(() =>
      expect(others.getByRole('link', { name: 'Повар · 41' })).toHaveAttribute('href', '/vacancies/job/oshpaz'),
    );
    const cities = within(await canvas.findByRole('navigation', { name: 'Другие города' }));
    await waitFor(() =>
      expect(cities.getByRole('link', { name: /^Ташкент/ })).toHaveAttribute('href', '/vacancies/city/tashkent'),
    );
  },
};

/** A slug that names nothing leads to all vacancies. */
export const Unknown: Story = {
  args: { city: 'atlantis' },
  parameters: {
    state: { ru: 'Неизвестный город', rule: 'public-places', shows: ['Такой страницы нет'] },
    host: { path: '/vacancies/city/atlantis' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(countPublicVacancies, 'notFound')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такой страницы нет')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вакансии в Узбекистане' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

/** A place that did not load can be asked for again. */
export const LoadFails: Story = {
  parameters: { state: { ru: 'Страница города не загрузилась', rule: 'failures', shows: ['Повторить'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(countPublicVacancies, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
