import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'UI/StatTile',
  component: StatTile,
  tags: ['snapshot', 'modes'],
  args: {
    label: 'До первого ответа',
    value: '1,2 дня',
    change: { direction: 'down', text: '0,6 дня', isGood: true },
    since: 'к прошлым 30 дням',
  },
} satisfies Meta<typeof StatTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,2 дня')).toBeVisible();
    await expect(await canvas.findByText(/0,6 дня/)).toBeVisible();
  },
};

export const Worse: Story = {
  args: { label: 'Просмотры', value: '12 480', change: { direction: 'down', text: '18%', isGood: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/18%/)).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { value: undefined, change: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('–')).toBeVisible();
    await expect(canvas.queryByText('к прошлым 30 дням')).toBeNull();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};
