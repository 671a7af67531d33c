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

/** Queues with their figures, and jobs that failed with the reason. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Очереди и невыполненные задания',
      rule: 'operators-jobs',
      shows: ['posting.publish', 'Telegram отвечает 429'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Очереди' }));
    const row = within(await table.findByRole('row', { name: /posting\.publish/ }));
    await expect(await row.findByText('3')).toBeVisible();
    await expect(await (await failed(canvas)).findByText('Telegram отвечает 429')).toBeVisible();
  },
};

/** A job that failed was asked for again. */
export const Retried: Story = {
  parameters: {
    state: { ru: 'Задание поставлено снова', rule: 'operators-jobs', shows: ['Задание поставлено снова'] },
  },
  play: async ({ canvas }) => {
    await again(canvas);
    await says('Задание поставлено снова');
    await expect((await sent(retryJob)).params).toEqual({ name: 'posting.publish', id: 'j1' });
  },
};

/** A job was not asked for again: why. */
export const RetryRefused: Story = {
  parameters: { state: { ru: 'Задание не повторилось', rule: 'operators-jobs', shows: ['Задание не найдено'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(retryJob, 'unknownJob')),
  play: async ({ canvas }) => {
    await again(canvas);
    await says('Задание не найдено');
  },
};

/** A job had become another thing meanwhile. */
export const DoneMeanwhile: Story = {
  parameters: {
    state: { ru: 'Задание уже в другом состоянии', rule: 'operators-jobs', shows: ['Задание уже в другом состоянии'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(retryJob, { ...failedJob, state: 'done' })),
  play: async ({ canvas }) => {
    await again(canvas);
    await says('Задание уже в другом состоянии');
  },
};

/** All that failed of a queue were asked for again. */
export const RetriedAll: Story = {
  parameters: {
    state: { ru: 'Повторены все задания очереди', rule: 'operators-jobs', shows: ['Снова поставлены 3 задания'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить все: posting.publish' }));
    await says('Снова поставлены 3 задания');
    await expect((await sent(retryQueue)).params).toEqual({ name: 'posting.publish' });
  },
};

/** The jobs of a queue were not asked for again: why. */
export const RetryAllRefused: Story = {
  parameters: { state: { ru: 'Очередь не повторилась', rule: 'operators-jobs', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(retryQueue, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить все: posting.publish' }));
    await says(/Слишком много попыток/);
  },
};

/** A waiting job was taken back. */
export const Cancelled: Story = {
  parameters: { state: { ru: 'Задание снято', rule: 'operators-jobs', shows: ['Задание отменено'] } },
  args: { view: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await says('Задание отменено');
    await expect((await sent(cancelJob)).params).toEqual({ name: 'posting.publish', id: 'j2' });
  },
};

/** A waiting job was not taken back: why. */
export const CancelRefused: Story = {
  parameters: { state: { ru: 'Задание не снялось', rule: 'operators-jobs', shows: ['Задание не найдено'] } },
  args: { view: { state: 'waiting' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(cancelJob, 'unknownJob')),
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await says('Задание не найдено');
  },
};

/** The jobs that wait are shown. */
export const WaitingChosen: Story = {
  parameters: { state: { ru: 'Ожидающие задания', rule: 'operators-jobs', shows: ['Ждут'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ждут' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledWith({ state: 'waiting' }));
    await expect(await canvas.findByRole('table', { name: 'Ждут' })).toBeVisible();
    await lastSent(listJobs, ({ query }) => query['state'] === 'waiting');
  },
};

/** Nothing failed. */
export const NothingFailed: Story = {
  parameters: {
    state: { ru: 'Невыполненных заданий нет', rule: 'operators-jobs', shows: ['Невыполненных заданий нет'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listJobs, { items: [] })),
  play: () => says('Невыполненных заданий нет'),
};

/** Support sees what failed, and does nothing about it. */
export const SupportOnlySees: Story = {
  parameters: {
    state: { ru: 'Поддержка только видит задания', rule: 'operators-jobs', shows: ['Telegram отвечает 429'] },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect(await (await failed(canvas)).findByText('Telegram отвечает 429')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Повторить/ })).toBeNull();
  },
};

/** Moderators are told that the page is not theirs. */
export const ForbiddenToModerators: Story = {
  parameters: {
    state: { ru: 'Модератору раздел недоступен', rule: 'operators-jobs', shows: ['Раздел вам недоступен'] },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: () => says('Раздел вам недоступен'),
};

/** Queues and jobs are being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Задания загружаются', rule: 'operators-jobs', shows: ['Задания'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listJobs), mock.pending(listJobQueues)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Задания' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Neither queues nor jobs loaded. */
export const LoadError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки заданий',
      rule: 'operators-jobs',
      shows: ['Не удалось загрузить данные', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listJobs, 500), mock.fail(listJobQueues, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Не удалось загрузить данные')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Повторить' })).toHaveLength(2);
  },
};

/** On a phone, without scrolling sideways. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Задания на телефоне', rule: 'operators-jobs', shows: ['Telegram отвечает 429'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await (await failed(canvas)).findByText('Telegram отвечает 429')).toBeVisible();
    await noHorizontalScroll();
  },
};
