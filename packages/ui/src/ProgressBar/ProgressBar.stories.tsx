import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  decorators: [onSurface],
  parameters: { width: 400 },
  args: { label: 'Размещения', value: 7, limit: 15, limitWarning: 'Размещения закончились' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Размещения' });
    await expect(bar).toHaveAttribute('aria-valuetext', '7 из 15');
    await expect(bar).toHaveAttribute('aria-valuenow', '47');
    await expect(await canvas.findByText('7 из 15')).toBeVisible();
  },
};

export const AtTheLimit: Story = {
  args: { value: 15 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('data-tone', 'warning'));
    await expect(await canvas.findByText('Размещения закончились')).toBeVisible();
  },
};

export const Unlimited: Story = {
  args: { limit: null, value: 12 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Безлимит')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Inactive: Story = {
  args: { value: 3, limit: 3, isInactive: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('data-tone', 'neutral'));
    await expect(canvas.queryByText('Размещения закончились')).toBeNull();
  },
};

export const AbsurdValues: Story = {
  parameters: { width: 272 },
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={12} limit={10} />
      <ProgressBar {...args} value={-4} />
      <ProgressBar {...args} value={Number.NaN} />
      <ProgressBar {...args} value={0} limit={0} />
      <ProgressBar {...args} label={longWord} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12 из 10')).toBeVisible();
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.ariaValueNow)).toEqual(['100', '0', '0', '100', '47']);
    for (const bar of bars)
      await expect(bar.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(
        bar.getBoundingClientRect().width,
      );
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
