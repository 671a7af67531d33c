import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';

const submit = fn();

/** A form as a screen has it: what was sent is kept. */
function Form({ children }: { children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack gap={5}>{children}</Stack>
    </form>
  );
}

const meta = {
  title: 'UI/Keyboard',
  component: Form,
  decorators: [onSurface],
  parameters: { width: 400 },
  beforeEach: () => void submit.mockClear(),
  args: { children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelectWalk: Story = {
  tags: ['gate'],
  args: {
    children: (
      <>
        <Select
          label="Тип занятости"
          name="employment"
          isRequired
          placeholder="Не выбран"
          options={[
            { value: 'full', label: 'Полная занятость' },
            { value: 'part', label: 'Частичная занятость' },
            { value: 'shift', label: 'Вахта', isDisabled: true },
            { value: 'project', label: 'Проект' },
          ]}
        />
        <Button type="submit">Сохранить</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: /Тип занятости/ });
    const save = await canvas.findByRole('button', { name: 'Сохранить' });
    const option = (name: string) => screen.getByRole('option', { name });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription('Заполните поле');
    await expect(canvas.getAllByText('Заполните поле')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Home}');
    await expect(option('Полная занятость')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Частичная занятость')).toHaveFocus();
    // Over the disabled one.
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Проект')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(option('Полная занятость')).toHaveFocus();
    await userEvent.keyboard('ча');
    await expect(option('Частичная занятость')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Не выбран');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Проект');
    await expect(canvas.queryByText('Заполните поле')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith({ employment: 'project' });
  },
};

export const OtpWalk: Story = {
  args: {
    children: (
      <>
        <OtpField label="Код подтверждения" name="code" isRequired />
        <Button type="submit">Войти</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole<HTMLInputElement>('textbox', { name: /Код подтверждения/ });
    const enter = await canvas.findByRole('button', { name: 'Войти' });
    await userEvent.tab();
    await expect(code).toHaveFocus();
    // Six cells are one tab stop.
    await userEvent.tab();
    await expect(enter).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription('Введите код из SMS');
    await userEvent.keyboard('12x34');
    await expect(code).toHaveValue('1234');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    await expect(code).toHaveValue('134');
    await expect(code.selectionStart).toBe(1);
    await userEvent.keyboard('2{End}5');
    await expect(code).toHaveValue('12345');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith({ code: '123456' });
  },
};
