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

export const PendingAt119Seconds: Story = {
  tags: ['gate'],
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await clock.advance(119_000);
    clock.release();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText(failure)).toBeNull();
  },
};

export const TimeoutAt120Seconds: Story = {
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

export const ImportRejected: Story = {
  args: { load: () => Promise.reject(new Error('404')) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failure));
    await expect(await canvas.findByRole('button', { name: 'Обновить страницу' })).toBeVisible();
    await expect(canvas.queryByRole('status', { name: 'Загрузка' })).toBeNull();
  },
};
