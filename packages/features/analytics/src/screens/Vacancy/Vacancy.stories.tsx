import { getAnalyticsSummary } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answers } from '../../stories/answers.ts';
import { VacancyAnalytics } from './Vacancy.tsx';

const meta = {
  title: 'Analytics/Vacancy',
  component: VacancyAnalytics,
  parameters: { host: { path: '/employer/analytics/v1' } },
  globals: { viewport: { value: 'desktop' } },
  args: { vacancyId: 'v1', view: {}, onViewChange: fn() },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('kasb.analytics.tables');
    msw.use(...answers());
  },
} satisfies Meta<typeof VacancyAnalytics>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One vacancy, with the links of its posts. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Аналитика одной вакансии',
      rule: 'analytics',
      shows: ['Frontend-разработчик', 'Публикации', '/vacancies/v1?via=tG4f2aXq'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Frontend-разработчик' })).toBeVisible();
    await expect((await canvas.findAllByText('47.4%'))[0]).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Воронка' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Публикации' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '/vacancies/v1?via=tG4f2aXq' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Вакансии' })).toBeNull();
  },
};

/** Somebody else’s vacancy has no numbers. */
export const NotFound: Story = {
  parameters: {
    state: { ru: 'Вакансия не найдена', rule: 'analytics', shows: ['Вакансия не найдена', 'К аналитике'] },
  },
  args: { vacancyId: 'v9' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getAnalyticsSummary, 'unknownVacancy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не найдена')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'К аналитике' })).toBeVisible();
  },
};
