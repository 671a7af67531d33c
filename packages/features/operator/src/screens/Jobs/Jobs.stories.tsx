import { cancelJob, listJobQueues, listJobs, retryJob, retryQueue } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { lastSent, noHorizontalScroll, page, phone, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { moderator, support } from '../../stories/fixtures.ts';
import { failedJob, queues } from '../../stories/platform.ts';
import { Jobs } from './Jobs.tsx';

const waitingJob = { ...failedJob, id: 'j2', state: 'waiting', tries: 0, error: null };

const meta = {
  title: 'Operator/Jobs',
  component: Jobs,
  parameters: { host: { path: '/operator/jobs' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: {}, onViewChange: fn() },
  render: function Kept({ view: first, onViewChange, ...args }) {
    const [view, setView] = useState(first);
    return (
      <Jobs
        {...args}
        view={view}
        onViewChange={(next) => {
          setView(next);
          onViewChange(next);
        }}
      />
    );
  },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listJobQueues, { items: queues }),
      mock.ok(listJobs, ({ query }) => ({ items: [query['state'] === 'waiting' ? waitingJob : failedJob] })),
      mock.ok(retryJob, { ...failedJob, state: 'waiting' }),
      mock.ok(retryQueue, { retried: 3 }),
      mock.ok(cancelJob, { ...waitingJob, state: 'cancelled' }),
    ),
} satisfies Meta<typeof Jobs>;

export default meta;

type Story = StoryObj<typeof meta>;

const failed = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Не выполнены' }));
const again = async (canvas: Canvas) =>
  userEvent.click((await failed(canvas)).getByRole('button', { name: 'Повторить' }));
const takeBack = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Отменить задание' }));
  const dialog = within(await page().findByRole('alertdialog', { name: 'Отменить задание «posting.publish»?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Отменить задание' }));
};

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Очереди' }));
    const row = within(await table.findByRole('row', { name: /posting\.publish/ }));
    await expect(await row.findByText('3')).toBeVisible();
    await expect((await failed(canvas)).getByText('Telegram отвечает 429')).toBeVisible();
  },
};

export const Retried: Story = {
  play: async ({ canvas }) => {
    await again(canvas);
    await says('Задание поставлено снова');
    await expect((await sent(retryJob)).params).toEqual({ name: 'posting.publish', id: 'j1' });
  },
};

export const RetryRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(retryJob, 'unknownJob')),
  play: async ({ canvas }) => {
    await again(canvas);
    await says('Задание не найдено');
  },
};

export const DoneMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(retryJob, { ...failedJob, state: 'done' })),
  play: async ({ canvas }) => {
    await again(canvas);
    await says('Задание уже в другом состоянии');
  },
};

export const RetriedAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить все: posting.publish' }));
    await says('Снова поставлены 3 задания');
    await expect((await sent(retryQueue)).params).toEqual({ name: 'posting.publish' });
  },
};

export const RetryAllRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(retryQueue, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить все: posting.publish' }));
    await says(/Слишком много попыток/);
  },
};

export const Cancelled: Story = {
  args: { view: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await says('Задание отменено');
    await expect((await sent(cancelJob)).params).toEqual({ name: 'posting.publish', id: 'j2' });
  },
};

export const CancelRefused: Story = {
  args: { view: { state: 'waiting' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(cancelJob, 'unknownJob')),
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await says('Задание не найдено');
  },
};

export const WaitingChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ждут' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledWith({ state: 'waiting' }));
    await expect(await canvas.findByRole('table', { name: 'Ждут' })).toBeVisible();
    await lastSent(listJobs, ({ query }) => query['state'] === 'waiting');
  },
};

export const NothingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listJobs, { items: [] })),
  play: () => says('Невыполненных заданий нет'),
};

export const SupportOnlySees: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect((await failed(canvas)).getByText('Telegram отвечает 429')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Повторить/ })).toBeNull();
  },
};

export const ForbiddenToModerators: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: () => says('Раздел вам недоступен'),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listJobs), mock.pending(listJobQueues)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Задания' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listJobs, 500), mock.fail(listJobQueues, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Не удалось загрузить данные')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Повторить' })).toHaveLength(2);
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect((await failed(canvas)).getByText('Telegram отвечает 429')).toBeVisible();
    await noHorizontalScroll();
  },
};
