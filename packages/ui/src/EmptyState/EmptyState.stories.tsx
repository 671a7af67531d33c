import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { longWord, script } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  decorators: [onSurface],
  args: {
    title: 'Вакансий не найдено',
    description: 'Сократите запрос или сбросьте фильтры.',
    actions: <Button>Сбросить</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вакансий не найдено' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Сбросить' })).toBeVisible();
  },
};
export const InCard: Story = { args: { size: 'sm', headingLevel: 3 } };
export const WithoutStar: Story = { args: { hasStar: false }, parameters: { width: 400 } };

export const LongWords: Story = {
  parameters: { width: 272 },
  args: { title: longWord, description: script },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: longWord })).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
