import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../Inline/Inline.tsx';
import { longWord, script } from '../../stories/extremes.ts';
import { onSurface } from '../../stories/onSurface.tsx';
import { VacancyStatusBadge } from './VacancyStatusBadge.tsx';

const meta = { title: 'UI/VacancyStatusBadge', component: VacancyStatusBadge, decorators: [onSurface] } satisfies Meta<
  typeof VacancyStatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each status has its word; a missing one is a draft. */
export const All: Story = {
  parameters: {
    state: {
      ru: 'Все статусы вакансии',
      rule: 'vacancy-status',
      shows: ['Активна', 'Приостановлена', 'Закрыта', 'Черновик'],
    },
  },
  tags: ['gate', 'snapshot'],
  render: () => (
    <Inline>
      {(['active', 'paused', 'closed', 'draft', undefined] as const).map((status) => (
        <VacancyStatusBadge key={String(status)} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Активна').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await waitFor(() =>
      expect(canvas.getByText('Приостановлена').closest('[data-tone]')).toHaveAttribute('data-tone', 'caution'),
    );
    await waitFor(() =>
      expect(canvas.getByText('Закрыта').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
    await expect(canvas.getAllByText('Черновик')).toHaveLength(2);
    await expect(canvas.queryByText('undefined')).toBeNull();
  },
};

export const UnknownValues: Story = {
  parameters: { width: 320 },
  render: () => (
    <Inline>
      {['archived', 'constructor', '', longWord, script].map((status) => (
        <VacancyStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByTitle('archived')).toHaveAttribute('data-tone', 'neutral'));
    await waitFor(() => expect(canvas.getByTitle('constructor')).toHaveTextContent('constructor'));
    await expect(await canvas.findByText('Черновик')).toBeVisible();
    await waitFor(() => expect(canvas.getByTitle(script)).toHaveTextContent('<script>'));
    await expect(canvas.getByTitle(longWord).getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};
