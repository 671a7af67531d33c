import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onSurface } from '../stories/onSurface.tsx';
import { settledAlert } from '../stories/settledAlert.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  decorators: [onSurface],
  args: {
    isOpen: true,
    title: 'Вы уверены, что хотите удалить эту вакансию?',
    text: 'Это действие нельзя отменить.',
    confirm: 'Удалить',
    cancel: 'Отмена',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question begins on Cancel, and Escape cancels. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Вопрос с отменой',
      rule: 'tones',
      shows: ['Вы уверены, что хотите удалить эту вакансию?', 'Это действие нельзя отменить.'],
    },
  },
  tags: ['gate'],
  play: async ({ args, userEvent }) => {
    const dialog = await settledAlert();
    await expect(dialog).toHaveAccessibleName('Вы уверены, что хотите удалить эту вакансию?');
    await expect(dialog).toHaveAccessibleDescription('Это действие нельзя отменить.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** While the answer runs the confirm button is busy. */
export const Pending: Story = {
  parameters: { state: { ru: 'Ответ едет', rule: 'tones', shows: ['Удалить', 'Отмена'] } },
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await settledAlert();
    const confirm = await screen.findByRole('button', { name: 'Удалить' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Оплата появится позже',
    text: 'Мы пришлём счёт на почту компании.',
    confirm: 'Понятно',
    cancel: undefined,
  },
  play: async () => {
    await settledAlert();
    await expect(await screen.findByRole('button', { name: 'Отмена' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Удалить частнопредпринимательскогосударственномежведомственную вакансию?',
    text: '<script>alert(1)</script>',
  },
  play: async () => {
    const dialog = await settledAlert();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog).toHaveTextContent('<script>alert(1)</script>');
  },
};
