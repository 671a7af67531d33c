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

/** 31 days left are green. */
export const Active31Days: Story = {
  tags: ['gate'],
  ...active(31, 'Активна', 'positive'),
  parameters: { state: { ru: 'Осталось 31 день', rule: 'subscription-standing', shows: ['Активна'] } },
};
/** 30 days left are yellow. */
export const Active30Days: Story = {
  ...active(30, '30 дней', 'caution'),
  parameters: { state: { ru: 'Осталось 30 дней', rule: 'subscription-standing', shows: ['30 дней'] } },
};
/** 29 days left are yellow. */
export const Active29Days: Story = {
  ...active(29, '29 дней', 'caution'),
  parameters: { state: { ru: 'Осталось 29 дней', rule: 'subscription-standing', shows: ['29 дней'] } },
};
/** 8 days left are yellow. */
export const Active8Days: Story = {
  ...active(8, '8 дней', 'caution'),
  parameters: { state: { ru: 'Осталось 8 дней', rule: 'subscription-standing', shows: ['8 дней'] } },
};
/** 7 days left are orange. */
export const Active7Days: Story = {
  ...active(7, 'Истекает', 'warning'),
  parameters: { state: { ru: 'Осталось 7 дней', rule: 'subscription-standing', shows: ['Истекает'] } },
};
/** 6 days left are orange. */
export const Active6Days: Story = {
  ...active(6, 'Истекает', 'warning'),
  parameters: { state: { ru: 'Осталось 6 дней', rule: 'subscription-standing', shows: ['Истекает'] } },
};
/** 1 day left is orange. */
export const Active1Days: Story = {
  ...active(1, 'Истекает', 'warning'),
  parameters: { state: { ru: 'Остался 1 день', rule: 'subscription-standing', shows: ['Истекает'] } },
};
/** No day left is over, whatever the status says. */
export const ActiveZeroDays: Story = {
  ...active(0, 'Истекла', 'neutral'),
  parameters: { state: { ru: 'Дней не осталось', rule: 'subscription-standing', shows: ['Истекла'] } },
};

/** Without an end it is purple. */
export const UnlimitedActive: Story = {
  parameters: { state: { ru: 'Бессрочная', rule: 'subscription-standing', shows: ['Бессрочно'] } },
  args: { expiresAt: null },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Бессрочно').closest('[data-tone]')).toHaveAttribute('data-tone', 'promote'),
    );
    await expect(canvas.queryByText('Истекает')).toBeNull();
  },
};

/** One that ran out says so. */
export const Expired: Story = {
  parameters: { state: { ru: 'Истекла', rule: 'subscription-standing', shows: ['Истекла'] } },
  args: { status: 'expired', expiresAt: inDays(-3) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Истекла').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
  },
};

/** A cancelled one says so. */
export const Cancelled: Story = {
  parameters: { state: { ru: 'Отменена', rule: 'subscription-standing', shows: ['Отменена'] } },
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
