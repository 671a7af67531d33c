import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'UI/LineChart',
  component: LineChart,
  tags: ['snapshot', 'modes'],
  args: {
    labels: ['1 сен', '8 сен', '15 сен', '22 сен'],
    series: [
      { name: 'Активные вакансии', values: [6, 9, 12, 16] },
      { name: 'Новые публикации', values: [3, 5, 4, 13] },
    ],
    summary: 'По неделям: активных вакансий стало 16 вместо 6',
    describe: (index) => `Точка ${index + 1}`,
  },
} satisfies Meta<typeof LineChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /активных вакансий стало 16/ })).toBeVisible();
    await expect(await canvas.findByText('Новые публикации')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Точка 2')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Точка 4')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText('Точка 1')).toBeVisible();
  },
};

export const OnePoint: Story = {
  args: { labels: ['1 сен'], series: [{ name: 'Активные вакансии', values: [0] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 сен')).toBeVisible();
  },
};
