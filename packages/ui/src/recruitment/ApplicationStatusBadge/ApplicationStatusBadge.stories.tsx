import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../Inline/Inline.tsx';
import { onSurface } from '../../stories/onSurface.tsx';
import { ApplicationStatusBadge } from './ApplicationStatusBadge.tsx';

const meta = {
  title: 'UI/ApplicationStatusBadge',
  component: ApplicationStatusBadge,
  decorators: [onSurface],
} satisfies Meta<typeof ApplicationStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each step of the funnel has its word. */
export const All: Story = {
  parameters: {
    state: {
      ru: 'Все статусы заявки',
      rule: 'applications-funnel',
      shows: ['Подана', 'Скрининг', 'Интервью', 'Оффер', 'Отклонена', 'Нанят'],
    },
  },
  tags: ['gate', 'snapshot'],
  render: () => (
    <Inline>
      {['applied', 'screening', 'interview', 'offer', 'hired', 'rejected'].map((status) => (
        <ApplicationStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const badges = [...canvasElement.querySelectorAll<HTMLElement>('[data-tone]')].map((badge) => [
      badge.textContent,
      badge.dataset.tone,
    ]);
    await expect(badges).toEqual([
      ['Подана', 'info'],
      ['Скрининг', 'accent'],
      ['Интервью', 'promote'],
      ['Оффер', 'caution'],
      ['Нанят', 'positive'],
      ['Отклонена', 'neutral'],
    ]);
  },
};

export const AbsentAndUnknown: Story = {
  render: () => (
    <Inline>
      <ApplicationStatusBadge />
      <ApplicationStatusBadge status="on_hold" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByTitle('on_hold')).toHaveAttribute('data-tone', 'neutral'));
    await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(1);
  },
};
