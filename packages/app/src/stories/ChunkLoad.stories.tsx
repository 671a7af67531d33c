import { fakeClock } from '@kasb/kit/stories';
import type { FakeClock } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { lazyPage } from '../routing/lazyPage.tsx';
import { LoadBoundary } from '../routing/LoadBoundary.tsx';

function Part({ load }: { load: () => Promise<{ Component: ComponentType }> }) {
  const [Page] = useState(() => lazyPage(load));
  return (
    <LoadBoundary resetKey="/">
      <Page />
    </LoadBoundary>
  );
}

let clock: FakeClock;
const withFakeClock = () => {
  clock = fakeClock();
  return () => clock.release();
};

const meta = {
  title: 'App/ChunkLoad',
  component: Part,
  args: { load: () => new Promise(() => {}) },
} satisfies Meta<typeof Part>;

export default meta;

type Story = StoryObj<typeof meta>;

const failure = 'Не удалось загрузить часть приложения';

/** A part that is still on its way after 119 seconds shows a spinner. */
export const PendingAt119Seconds: Story = {
  parameters: { state: { ru: 'Часть едет 119 секунд: загрузка', rule: 'lazy-parts', shows: ['Загрузка'] } },
  tags: ['gate'],
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await clock.advance(119_000);
    clock.release();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText(failure)).toBeNull();
  },
};

/** A part that has not come after 120 seconds is a failure. */
export const TimeoutAt120Seconds: Story = {
  parameters: {
    state: {
      ru: 'Часть не приехала за 120 секунд: ошибка загрузки',
      rule: 'lazy-parts',
      shows: ['Не удалось загрузить часть приложения'],
    },
  },
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await clock.advance(120_000);
    // React waits a moment before it takes a spinner away.
    await clock.advance(1_000);
    clock.release();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failure));
    await expect(canvas.queryByRole('status', { name: 'Загрузка' })).toBeNull();
  },
};

/** A part that cannot be loaded is a failure at once, with a way to reload. */
export const ImportRejected: Story = {
  parameters: {
    state: {
      ru: 'Часть не загрузилась: ошибка и обновление страницы',
      rule: 'lazy-parts',
      shows: ['Не удалось загрузить часть приложения', 'Обновить страницу'],
    },
  },
  args: { load: () => Promise.reject(new Error('404')) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failure));
    await expect(await canvas.findByRole('button', { name: 'Обновить страницу' })).toBeVisible();
    await expect(canvas.queryByRole('status', { name: 'Загрузка' })).toBeNull();
  },
};
