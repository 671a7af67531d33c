import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { ToastMessage } from './ToastProvider.tsx';

function Press({ text = 'Статус заявки обновлен', tone, action }: Partial<ToastMessage>) {
  const toasts = useToasts();
  return <Button onPress={() => toasts.show({ text, tone, action })}>Обновить статус</Button>;
}

function Deletion() {
  const toasts = useToasts();
  const [isGone, setGone] = useState(false);
  const remove = () => {
    setGone(true);
    toasts.show({ text: 'Удалено', action: { label: 'Отменить', onPress: () => setGone(false) } });
  };
  return (
    <>
      <Button onPress={remove}>Удалить</Button>
      <p>{isGone ? 'Нет' : 'На месте'}</p>
    </>
  );
}

const meta = {
  title: 'UI/Toast',
  component: ToastProvider,
  decorators: [onSurface],
  args: { children: <Press /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['gate'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить статус' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Статус заявки обновлен' });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveAttribute('data-tone', 'positive');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Уведомления' })).toContainElement(toast));
  },
};

export const TakenBack: Story = {
  args: { children: <Deletion /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await expect(await canvas.findByText('На месте')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить статус' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Each screen has a region of its own: the second speaks also after the first has fallen silent. */
export const RegionAfterRegion: Story = {
  render: () => (
    <>
      <ToastProvider>
        <Press />
      </ToastProvider>
      <ToastProvider>
        <Press text="Вакансия опубликована" />
      </ToastProvider>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Обновить статус' });
    if (!first || !second) throw new Error('two buttons are needed');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(second);
    const toast = await screen.findByRole('alertdialog', { name: 'Вакансия опубликована' });
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const Tones: Story = {
  args: {
    children: (
      <>
        <Press tone="info" text="Черновик сохранён на этом устройстве" />
        <Press tone="critical" text={`Не удалось отправить ${longWord}`} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    const toasts = screen.getAllByRole('alertdialog');
    await expect(new Set(toasts.map((toast) => toast.dataset.tone))).toEqual(new Set(['critical', 'info']));
    for (const toast of toasts) await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Обновить статус' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('alertdialog');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Уведомления' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    toast.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить статус' }));
    const toast = await screen.findByRole('alertdialog');
    await expect(toast.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth - 48);
  },
};

/** A long action goes under the words, which keep room for whole ones. */
export const LongActionOnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    children: (
      <Press
        text="Одобрена: Технолог швейного производства"
        action={{ label: 'Вернуть в очередь', onPress: () => undefined }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить статус' }));
    const words = await screen.findByText('Одобрена: Технолог швейного производства');
    const action = await screen.findByRole('button', { name: 'Вернуть в очередь' });
    // It comes in by and by.
    await waitFor(() => expect(action).toBeVisible());
    await expect(words.getBoundingClientRect().height).toBeLessThan(100);
  },
};
