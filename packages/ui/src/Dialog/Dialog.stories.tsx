import type { Meta, StoryObj } from '@storybook/react-vite';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

const closed = fn();

/** A button that opens the dialog, as a screen has it. */
function Opener({ isDirty, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <Inline>
      <Button onPress={() => setOpen(true)}>Опубликовать</Button>
      <Button>Рядом</Button>
      <Dialog
        title="Куда опубликовать вакансию"
        subtitle="Технолог швейного производства, Samarqand Textile"
        footer={
          <>
            <Button variant="quiet" onPress={close}>
              Отмена
            </Button>
            <Button variant="primary" icon={<Send />} onPress={close}>
              Опубликовать в 3 сервиса
            </Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        isDirty={isDirty && text !== ''}
        onClose={close}
      >
        {props.children ?? <TextField label="Комментарий" onChange={setText} />}
      </Dialog>
    </Inline>
  );
}

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  decorators: [onSurface],
  beforeEach: () => void closed.mockClear(),
  args: { isOpen: true, title: 'Куда опубликовать вакансию' },
  render: ({ isOpen: _isOpen, ...args }) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (userEvent: { click: (element: Element) => Promise<void> }, name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const settled = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(dialog.getAnimations({ subtree: true }).length + (dialog.parentElement?.getAnimations().length ?? 0)).toBe(
      0,
    ),
  );
  return dialog;
};

export const Open: Story = {
  tags: ['gate'],
  play: async ({ userEvent }) => {
    await press(userEvent, 'Опубликовать');
    const dialog = await settled();
    await expect(dialog).toHaveAccessibleName('Куда опубликовать вакансию');
    await expect(dialog).toHaveAccessibleDescription('Технолог швейного производства, Samarqand Textile');
    await expect(dialog.parentElement?.getBoundingClientRect().width).toBe(560);
  },
};

export const LargeWithIcon: Story = {
  args: { size: 'lg', icon: <Send />, tone: 'info' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Опубликовать');
    const dialog = await settled();
    await expect(dialog.parentElement?.getBoundingClientRect().width).toBe(752);
  },
};

export const LongBodyScrolls: Story = {
  args: { children: <Text isPreLine>{'Вакансия будет видна всем. '.repeat(10).concat('\n').repeat(20)}</Text> },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Опубликовать');
    await settled();
    const body = screen.getByText(/Вакансия будет видна/).parentElement as HTMLElement;
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    // The keyboard can scroll it.
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await expect(
      screen.getByRole('button', { name: 'Опубликовать в 3 сервиса' }).getBoundingClientRect().bottom,
    ).toBeLessThan(window.innerHeight);
  },
};

export const CannotBeClosed: Story = {
  args: { title: 'Публикуем...', footer: undefined },
  render: ({ title }) => (
    <Dialog isOpen title={title}>
      <Text>2 из 3</Text>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await settled();
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Публикуем...' })).toBeVisible());
  },
};

export const OutsidePressCloses: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Опубликовать');
    await settled();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed).toHaveBeenCalledOnce();
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Опубликовать' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await settled();
    await waitFor(() => expect(dialog).toHaveFocus());
    const stops = ['Закрыть', 'Комментарий', 'Отмена', 'Опубликовать в 3 сервиса', 'Закрыть'];
    for (const name of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName('Опубликовать в 3 сервиса');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await settled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(closed).toHaveBeenCalledTimes(2);
  },
};

/**
 * React Aria takes the focus from a dialog and gives it back half a second after it has opened, for VoiceOver. Who asks
 * and returns sooner than that, as only a story does, loses the field's focus to the dialog.
 */
function watchRefocus() {
  const left = fn();
  const note = ({ target }: FocusEvent) => void (target instanceof Element && target.role === 'dialog' && left());
  document.addEventListener('focusout', note, true);
  return async () => {
    await waitFor(() => expect(left).toHaveBeenCalled());
    document.removeEventListener('focusout', note, true);
  };
}

export const UnsavedTextIsAskedAbout: Story = {
  args: { isDirty: true },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Опубликовать' });
    const refocused = watchRefocus();
    await userEvent.click(opener);
    await settled();
    await refocused();
    const field = await screen.findByRole('textbox', { name: 'Комментарий' });
    await userEvent.type(field, 'Срочно');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Закрыть без сохранения?' })).toHaveAccessibleDescription(
        'Введённое не сохранится.',
      ),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Вернуться' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Срочно');
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Частнопредпринимательскогосударственномежведомственная публикация' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Опубликовать');
    const dialog = await settled();
    const box = dialog.getBoundingClientRect();
    await expect(Math.round(box.bottom)).toBe(window.innerHeight);
    await expect(box.width).toBe(window.innerWidth);
    const primary = screen.getByRole('button', { name: 'Опубликовать в 3 сервиса' }).getBoundingClientRect();
    await expect(primary.bottom).toBeLessThan(
      screen.getByRole('button', { name: 'Отмена' }).getBoundingClientRect().top,
    );
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const InUzbek: Story = {
  globals: { locale: 'uz' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Опубликовать');
    await settled();
    for (const name of ['Dismiss', 'Закрыть', 'Пропустить'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.getAllByRole('button', { name: 'Yopish' }).length).toBeGreaterThan(0);
  },
};
