import type { Meta, StoryObj } from '@storybook/react-vite';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { settledAlert } from '../stories/settledAlert.ts';
import { Text } from '../Text/Text.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

const cancelled = fn();

function Opener(props: Omit<AlertDialogProps, 'isOpen'>) {
  const [isOpen, setOpen] = useState(false);
  const cancel = () => {
    cancelled();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Сохранить</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onCancel={cancel}
        footerStart={<Button variant="danger-quiet">Сохранить принудительно</Button>}
        footer={
          <>
            <Button>Отменить изменения</Button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
            <Button variant="primary" autoFocus onPress={cancel}>
              Вернуться к редактированию
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'UI/AlertDialog',
  component: AlertDialog,
  decorators: [onSurface],
  beforeEach: () => void cancelled.mockClear(),
  args: {
    isOpen: true,
    title: 'Нельзя заменить должность в этой вакансии',
    subtitle: 'Кандидаты откликались на другую роль. Создайте для новой роли отдельную вакансию.',
    size: 'lg',
    icon: <ShieldAlert />,
    tone: 'critical',
    children: <Text>Название описывает другую профессию, а требования и обязанности остались прежними.</Text>,
  },
  render: ({ isOpen: _isOpen, ...args }) => <Opener {...args} />,
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['gate'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    const dialog = await settledAlert();
    await expect(dialog).toHaveAccessibleName('Нельзя заменить должность в этой вакансии');
    await expect(dialog).toHaveAccessibleDescription(/Кандидаты откликались на другую роль/);
    // Nothing but an answer closes it.
    await userEvent.click(document.body);
    await expect(dialog).toBeVisible();
    await expect(cancelled).not.toHaveBeenCalled();
    const [force, back] = ['Сохранить принудительно', 'Вернуться к редактированию'].map((name) =>
      screen.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect((force?.left ?? 0) - dialog.getBoundingClientRect().left).toBeLessThan(40);
    await expect(dialog.getBoundingClientRect().right - (back?.right ?? 0)).toBeLessThan(40);
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Сохранить' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await settledAlert();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Вернуться к редактированию' })).toHaveFocus());
    for (const name of ['Сохранить принудительно', 'Отменить изменения', 'Вернуться к редактированию']) {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await expect(cancelled).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    const dialog = await settledAlert();
    await expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    const tops = ['Вернуться к редактированию', 'Отменить изменения', 'Сохранить принудительно'].map(
      (name) => screen.getByRole('button', { name }).getBoundingClientRect().top,
    );
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
  },
};

/** The cross is the safe answer; the focus begins on the button of it all the same. */
export const WithCross: Story = {
  args: { hasCross: true, icon: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    const dialog = await settledAlert();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Вернуться к редактированию' })).toHaveFocus());
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Закрыть' }));
    await expect(cancelled).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
