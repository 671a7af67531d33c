import { getPublicVacancy } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frontend } from '../../stories/fixtures.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Frontend-разработчик' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Назад к поиску' })).toHaveAttribute('href', '/vacancies');
    for (const text of ['Разработка интерфейсов', 'TypeScript', 'ДМС'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { vacancyId: 'zzz' },
  parameters: { host: { path: '/vacancies/zzz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicVacancy, 'unknownVacancy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не найдена')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Назад к поиску' })).toBeVisible();
    await expect(canvas.queryByText('Frontend-разработчик')).toBeNull();
  },
};
