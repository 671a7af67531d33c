import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';

function Deed() {
  const toasts = useToasts();
  return <Button onPress={() => toasts.show({ text: 'Статус заявки обновлен' })}>Обновить статус</Button>;
}

const meta = {
  title: 'UI/Toast',
  component: ToastProvider,
  decorators: [onSurface],
  args: { children: <Deed /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить статус' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Статус заявки обновлен' });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveAttribute('data-tone', 'positive');
    await expect(screen.getByRole('region', { name: 'Уведомления' })).toContainElement(toast);
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить статус' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
