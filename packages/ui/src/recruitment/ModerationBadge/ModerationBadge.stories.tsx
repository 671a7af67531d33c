import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../Inline/Inline.tsx';
import { onSurface } from '../../stories/onSurface.tsx';
import { ModerationBadge } from './ModerationBadge.tsx';

const meta = { title: 'UI/ModerationBadge', component: ModerationBadge, decorators: [onSurface] } satisfies Meta<
  typeof ModerationBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state of moderation has its word. */
export const All: Story = {
  parameters: {
    state: {
      ru: 'Все статусы модерации',
      rule: 'moderation',
      shows: ['На модерации', 'Одобрена', 'Отклонена', 'Требует доработки'],
    },
  },
  tags: ['gate', 'snapshot'],
  render: () => (
    <Inline>
      {['pending', 'approved', 'rejected', 'needs_revision'].map((status) => (
        <ModerationBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('На модерации').closest('[data-tone]')).toHaveAttribute('data-tone', 'info'),
    );
    await waitFor(() =>
      expect(canvas.getByText('Одобрена').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await waitFor(() =>
      expect(canvas.getByText('Отклонена').closest('[data-tone]')).toHaveAttribute('data-tone', 'critical'),
    );
    await waitFor(() =>
      expect(canvas.getByText('Требует доработки').closest('[data-tone]')).toHaveAttribute('data-tone', 'warning'),
    );
    await expect(canvas.queryByText('needs_revision')).toBeNull();
  },
};

export const AbsentAndUnknown: Story = {
  render: () => (
    <Inline>
      <ModerationBadge />
      <ModerationBadge status={null} />
      <ModerationBadge status="escalated" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const badges = canvasElement.querySelectorAll('[data-tone]');
    await expect([...badges].map((badge) => badge.textContent)).toEqual(['escalated']);
    await expect(badges[0]).toHaveAttribute('data-tone', 'neutral');
  },
};
