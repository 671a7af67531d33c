import { getPublicVacancy } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { accountant, frontend } from '../../stories/fixtures.ts';
import { VacancyPage } from './VacancyPage.tsx';

const meta = {
  title: 'Search/VacancyPage',
  component: VacancyPage,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  parameters: { host: { path: '/vacancies/v1' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicVacancy, frontend)),
} satisfies Meta<typeof VacancyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor reads one vacancy and can go back to the search. */
export const Default: Story = {
  parameters: { state: { ru: 'Вакансия для посетителя', rule: 'public-vacancy', shows: ['Назад к поиску'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Frontend-разработчик' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Назад к поиску' })).toHaveAttribute('href', '/vacancies'),
    );
    for (const text of ['Разработка интерфейсов', 'TypeScript', 'ДМС'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/** Where it is known, the vacancy says how soon its company answers. */
export const AnswersSoon: Story = {
  parameters: {
    state: {
      ru: 'Вакансия компании, о которой известно, как скоро она отвечает',
      rule: 'replies',
      shows: ['Обычно отвечают за 1 день, смотрят 94 % откликов'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicVacancy, { ...frontend, reply_hours: 20, viewed_percent: 94 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Обычно отвечают за 1 день, смотрят 94 % откликов')).toBeVisible();
  },
};

/** The company was verified: it is said beside its name. */
export const CompanyVerified: Story = {
  parameters: { state: { ru: 'Компания проверена', rule: 'replies', shows: ['Проверена'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicVacancy, { ...frontend, company_verified: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Проверена')).toBeVisible();
  },
};

/** The vacancy leads to its company, its professions and its city. */
export const LeadsOn: Story = {
  parameters: {
    state: {
      ru: 'Вакансия ведёт к компании, профессии и городу',
      rule: 'public-vacancy',
      shows: ['Ещё вакансии', 'Разработчик', 'Ташкент'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getPublicVacancy, {
        ...frontend,
        city: { slug: 'tashkent', name: 'Ташкент', region: 'Ташкент' },
        professions: [{ slug: 'dasturchi', name: 'Разработчик' }],
      }),
    ),
  play: async ({ canvas }) => {
    const more = within(await canvas.findByRole('navigation', { name: 'Ещё вакансии' }));
    await waitFor(() =>
      expect(more.getByRole('link', { name: 'Разработчик' })).toHaveAttribute('href', '/vacancies/job/dasturchi'),
    );
    await waitFor(() =>
      expect(more.getByRole('link', { name: 'Ташкент' })).toHaveAttribute('href', '/vacancies/city/tashkent'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'ООО «Барака Строй»' })).toHaveAttribute('href', '/companies/c1'),
    );
  },
};

/** A vacancy that never was public is not found, with a way back. */
export const NotFound: Story = {
  args: { vacancyId: 'zzz' },
  parameters: {
    state: { ru: 'Вакансия не найдена', rule: 'public-vacancy', shows: ['Вакансия не найдена', 'Назад к поиску'] },
    host: { path: '/vacancies/zzz' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicVacancy, 'unknownVacancy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не найдена')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Назад к поиску' })).toBeVisible();
    await expect(canvas.queryByText('Frontend-разработчик')).toBeNull();
  },
};

/** A vacancy that was public is closed, and leads to open ones like it. */
export const Closed: Story = {
  parameters: {
    state: {
      ru: 'Вакансия закрыта, похожие ниже',
      rule: 'public-vacancy',
      shows: ['Вакансия закрыта', 'Похожие вакансии', 'Назад к поиску'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(getPublicVacancy, 'vacancyClosed', { similar: [{ ...frontend, id: 'v4' }, accountant] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Вакансия закрыта' })).toBeVisible();
    const similar = within(await canvas.findByRole('region', { name: 'Похожие вакансии' }));
    await expect(similar.getAllByRole('article')).toHaveLength(2);
    await waitFor(() =>
      expect(similar.getByRole('link', { name: 'Бухгалтер' })).toHaveAttribute('href', '/vacancies/v2'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вакансии в Узбекистане' })).toHaveAttribute('href', '/vacancies'),
    );
    await expect(canvas.queryByRole('button', { name: 'Повторить' })).toBeNull();
  },
};

/** A closed vacancy that no open one is like leads to all. */
export const ClosedWithoutSimilar: Story = {
  parameters: {
    state: {
      ru: 'Вакансия закрыта, похожих нет',
      rule: 'public-vacancy',
      shows: ['Вакансия закрыта', 'Вакансии в Узбекистане'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicVacancy, 'vacancyClosed', { similar: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Вакансия закрыта' })).toBeVisible();
    await expect(await canvas.findByText(/другие вакансии/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Похожие вакансии' })).toBeNull();
  },
};

/** A closed vacancy and those like it, in Uzbek. */
export const ClosedInUzbek: Story = {
  ...Closed,
  parameters: {
    state: {
      ru: 'Вакансия закрыта, по-узбекски',
      rule: 'public-vacancy',
      shows: ['Vakansiya yopilgan', 'O‘xshash vakansiyalar'],
    },
  },
  globals: { locale: 'uz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vakansiya yopilgan' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'O‘xshash vakansiyalar' })).toBeVisible();
  },
};

/** A visitor is led to the form of a response where the host has one. */
export const VisitorRespondsByPhone: Story = {
  parameters: { state: { ru: 'Отклик по телефону', rule: 'respond', shows: ['Откликнуться по телефону'] } },
  args: { respondHref: (vacancyId: string) => `/vacancies/${vacancyId}/respond` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Откликнуться по телефону' });
    await expect(link).toHaveAttribute('href', '/vacancies/v1/respond');
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};
