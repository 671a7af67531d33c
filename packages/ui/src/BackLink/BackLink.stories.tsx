import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses, hovers } from '../stories/touched.ts';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'UI/BackLink',
  component: BackLink,
  decorators: [onSurface],
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToParent: Story = {
  tags: ['gate'],
  args: { href: '/vacancies', children: 'К заявкам на вакансию' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К заявкам на вакансию' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

export const BetweenSteps: Story = {
  args: { onPress: fn(), children: 'Назад' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Hovered: Story = { args: ToParent.args, play: hovers('link') };

export const Focused: Story = { args: ToParent.args, play: focuses('link') };

export const LongName: Story = {
  parameters: { width: 272 },
  args: { href: '/vacancies', children: `К заявкам на вакансию ${longWord}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
