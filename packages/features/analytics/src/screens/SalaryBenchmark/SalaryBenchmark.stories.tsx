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

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Зарплаты на рынке' })).toBeVisible();
    await expect(await canvas.findByText('38 вакансий 14 компаний за полгода')).toBeVisible();
    await expect(await canvas.findByText('Ваша вилка выше, чем у 63% похожих вакансий.')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /от 7,5 до 11 миллионов сум, середина 9/ })).toBeVisible();
  },
};

export const FewData: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getSalaryBenchmark, { reason: 'few' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока мало данных: нужно 10 вакансий пяти компаний')).toBeVisible();
    await expect(canvas.queryByText(/млн сум/)).toBeNull();
  },
};

export const WiderPlace: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getSalaryBenchmark, { ...benchmark, place: { kind: 'country', name: 'Узбекистан' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По всему Узбекистану: в вашем городе данных пока мало')).toBeVisible();
  },
};
