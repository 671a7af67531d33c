import { getSalaryBenchmark } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { benchmark } from '../../stories/fixtures.ts';
import { SalaryBenchmark } from './SalaryBenchmark.tsx';

const meta = {
  title: 'Analytics/SalaryBenchmark',
  component: SalaryBenchmark,
  args: { vacancyId: 'v1' },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('kasb.analytics.tables');
    msw.use(mock.ok(getSalaryBenchmark, benchmark));
  },
} satisfies Meta<typeof SalaryBenchmark>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What half of the market pays, its middle, and one’s own range. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Зарплаты на рынке',
      rule: 'benchmark',
      shows: [
        'Зарплаты на рынке',
        '38 вакансий 14 компаний за полгода',
        'Ваша вилка выше, чем у 63% похожих вакансий.',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Зарплаты на рынке' })).toBeVisible();
    await expect(await canvas.findByText('38 вакансий 14 компаний за полгода')).toBeVisible();
    await expect(await canvas.findByText('Ваша вилка выше, чем у 63% похожих вакансий.')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /от 7,5 до 11 миллионов сум, середина 9/ })).toBeVisible();
  },
};

/** Where too few tell, nothing is told. */
export const FewData: Story = {
  parameters: {
    state: { ru: 'Мало данных', rule: 'benchmark', shows: ['Пока мало данных: нужно 10 вакансий пяти компаний'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getSalaryBenchmark, { reason: 'few' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока мало данных: нужно 10 вакансий пяти компаний')).toBeVisible();
    await expect(canvas.queryByText(/млн сум/)).toBeNull();
  },
};

/** Where the city has too few, the country tells, and says so. */
export const WiderPlace: Story = {
  parameters: {
    state: {
      ru: 'Данные по всей стране',
      rule: 'benchmark',
      shows: ['По всему Узбекистану: в вашем городе данных пока мало'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getSalaryBenchmark, { ...benchmark, place: { kind: 'country', name: 'Узбекистан' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По всему Узбекистану: в вашем городе данных пока мало')).toBeVisible();
  },
};
