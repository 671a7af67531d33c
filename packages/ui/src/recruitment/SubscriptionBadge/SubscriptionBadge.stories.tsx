import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../Inline/Inline.tsx';
import { onSurface } from '../../stories/onSurface.tsx';
import { SubscriptionBadge } from './SubscriptionBadge.tsx';

const meta = {
  title: 'UI/SubscriptionBadge',
  component: SubscriptionBadge,
  decorators: [onSurface],
  args: { status: 'active' },
} satisfies Meta<typeof SubscriptionBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

// The clock of stories stands at this moment.
const now = Date.parse('2025-06-16T09:00:00+05:00');
const inDays = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString();

function active(days: number, words: string, tone: string): Story {
  return {
    args: { expiresAt: inDays(days) },
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText(words).closest('[data-tone]')).toHaveAttribute('data-tone', tone));
      if (tone !== 'warning') await expect(canvas.queryByText('Истекает')).toBeNull();
    },
  };
}

export const Active31Days: Story = { tags: ['gate'], ...active(31, 'Активна', 'positive') };
export const Active30Days: Story = active(30, '30 дней', 'caution');
export const Active29Days: Story = active(29, '29 дней', 'caution');
export const Active8Days: Story = active(8, '8 дней', 'caution');
export const Active7Days: Story = active(7, 'Истекает', 'warning');
export const Active6Days: Story = active(6, 'Истекает', 'warning');
export const Active1Days: Story = active(1, 'Истекает', 'warning');
export const ActiveZeroDays: Story = active(0, 'Истекла', 'neutral');

export const UnlimitedActive: Story = {
  args: { expiresAt: null },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Бессрочно').closest('[data-tone]')).toHaveAttribute('data-tone', 'promote'),
    );
    await expect(canvas.queryByText('Истекает')).toBeNull();
  },
};

export const Expired: Story = {
  args: { status: 'expired', expiresAt: inDays(-3) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Истекла').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
  },
};

export const Cancelled: Story = {
  args: { status: 'cancelled', expiresAt: inDays(10) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Отменена').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
    await expect(canvas.queryByText('Истекает')).toBeNull();
  },
};

export const All: Story = {
  tags: ['snapshot'],
  render: () => (
    <Inline>
      {[31, 29, 21, 22, 7, 0].map((days) => (
        <SubscriptionBadge key={days} status="active" expiresAt={inDays(days)} />
      ))}
      <SubscriptionBadge status="active" />
      <SubscriptionBadge status="expired" />
      <SubscriptionBadge status="cancelled" />
    </Inline>
  ),
};

export const AbsurdValues: Story = {
  render: () => (
    <Inline>
      <SubscriptionBadge />
      <SubscriptionBadge status="active" expiresAt="завтра" />
      <SubscriptionBadge status="ending" expiresAt={inDays(60)} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByText('Активна').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
    await waitFor(() => expect(canvas.getByTitle('ending')).toHaveAttribute('data-tone', 'neutral'));
    await expect(canvasElement).not.toHaveTextContent(/NaN|Invalid|undefined/);
  },
};
