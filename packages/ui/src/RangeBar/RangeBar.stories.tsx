import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RangeBar } from './RangeBar.tsx';

const meta = {
  title: 'UI/RangeBar',
  component: RangeBar,
  tags: ['snapshot', 'modes'],
  args: {
    from: 7_500_000,
    middle: 9_000_000,
    to: 11_000_000,
    own: { from: 9_000_000, to: 13_000_000 },
    unit: 'млн сум',
    format: (value) => String(value / 1_000_000).replace('.', ','),
    summary: 'Рынок: от 7,5 до 11 миллионов сум, середина 9',
  },
} satisfies Meta<typeof RangeBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /середина 9/ })).toBeVisible();
    await expect(await canvas.findByText('7,5')).toBeVisible();
  },
};

export const AllTheSame: Story = {
  args: { from: 5_000_000, middle: 5_000_000, to: 5_000_000, own: { from: 5_000_000, to: 5_000_000 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('5 млн сум')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
