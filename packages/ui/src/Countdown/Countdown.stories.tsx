import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Countdown } from './Countdown.tsx';

// The clock of stories stands at this moment.
const now = Date.parse('2025-06-16T09:00:00+05:00');
const minute = 60_000;

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  decorators: [onSurface],
  args: { endsAt: now + 320 * minute, text: 'Повторная публикация через {time}', onEnd: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Повторная публикация через 5 ч 20 мин'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''));
  },
};

export const Lengths: Story = {
  render: (args) => (
    <Stack gap={2}>
      {[53 * 60, 24 * 60, 60, 59, 1, 0.2].map((minutes) => (
        <Countdown {...args} key={minutes} endsAt={now + minutes * minute} text="{time}" />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer').map((timer) => timer.textContent)).toEqual([
      '2 д 5 ч',
      '1 д 0 ч',
      '1 ч 0 мин',
      '59 мин',
      '1 мин',
      '1 мин',
    ]);
  },
};

export const Clock: Story = {
  args: { endsAt: now + 45_000, text: 'Отправить код повторно через {time}', format: 'clock' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Отправить код повторно через 0:45'));
  },
};

/** Lets the frozen clock of stories run from now on; returns the way back. */
function letClockRun() {
  const start = performance.now();
  const frozen = Date.now;
  Date.now = () => now + (performance.now() - start);
  return () => void (Date.now = frozen);
}

export const RunsOut: Story = {
  args: {
    endsAt: now + 1500,
    format: 'clock',
    text: 'Отправить код повторно через {time}',
    children: <Button>Отправить код ещё раз</Button>,
  },
  play: async ({ args, canvas }) => {
    const freeze = letClockRun();
    try {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить код ещё раз' })).toBeVisible());
    } finally {
      freeze();
    }
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const EndsBetweenTwoReadings: Story = {
  args: { ...RunsOut.args, endsAt: now + 200 },
  play: async ({ args, canvas }) => {
    const frozen = Date.now;
    const start = performance.now();
    let isFirst = true;
    // For a while the end falls after the first reading of each turn.
    Date.now = () => {
      const isBefore = isFirst && performance.now() - start < 600;
      isFirst = false;
      setTimeout(() => (isFirst = true));
      return isBefore ? now + 199 : now + 201;
    };
    try {
      await expect(await canvas.findByRole('button', { name: 'Отправить код ещё раз' })).toBeVisible();
    } finally {
      Date.now = frozen;
    }
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const AbsurdValues: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Countdown {...args} endsAt="не дата">
        <p>Время вышло: не дата</p>
      </Countdown>
      <Countdown {...args} endsAt={undefined}>
        <p>Время вышло: нет</p>
      </Countdown>
      <Countdown {...args} endsAt={now - 5000}>
        <p>Время вышло: прошло</p>
      </Countdown>
      <Countdown {...args} text="Без времени" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/Время вышло/)).toHaveLength(3);
    await expect(await canvas.findByText('Без времени')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/NaN|Invalid/);
  },
};
