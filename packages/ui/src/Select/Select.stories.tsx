import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses } from '../stories/touched.ts';
import { Select } from './Select.tsx';

const options = [
  { value: '', label: 'Все города' },
  { value: 'tashkent', label: 'Ташкент' },
  { value: 'samarkand', label: 'Самарканд' },
  { value: 'bukhara', label: 'Бухара' },
  { value: 'fergana', label: 'Фергана', isDisabled: true },
];
const meta = {
  title: 'UI/Select',
  component: Select,
  decorators: [onSurface],
  parameters: { width: 240 },
  args: { label: 'Город', options, defaultValue: '', icon: <MapPin />, onChange: fn(), name: 'city' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Город' });
    await expect(trigger).toHaveTextContent('Все города');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Город' }));
    const listbox = await screen.findByRole('listbox', { name: 'Город' });
    await waitFor(() => expect(listbox).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Все города'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Ташкент' })).toHaveAttribute('data-value', 'tashkent'),
    );
  },
};

export const ChosenByPointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Город' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Бухара' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('bukhara');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger).toHaveTextContent('Бухара');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvasElement.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('bukhara');
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = await canvas.findByRole('combobox', { name: 'Город' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Все города' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Самарканд' })).toHaveFocus());
    await userEvent.keyboard('Бух');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Бухара' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Все города' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(trigger).toHaveTextContent('Ташкент');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ChosenAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Город' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Все города' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Все города' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveTextContent('Все города'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Город' }));
    const words = await screen.findByText('Загрузка');
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const States: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={5}>
        <Select {...args} label="Компания" defaultValue={undefined} placeholder="Выберите компанию" isRequired />
        <Select {...args} label="Валюта" isDisabled hint="Валюта задана тарифом" />
        <Select {...args} label="Тип занятости" icon={undefined} errorMessage="Выберите тип занятости" />
        <Button type="submit">Отправить</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
    const company = await canvas.findByRole('combobox', { name: 'Компания' });
    await expect(company).toHaveFocus();
    await expect(company).toHaveAccessibleDescription('Заполните поле');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Валюта' })).toBeDisabled());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Город' }));
    const listbox = await screen.findByRole('listbox', { name: 'Город' });
    const sheet = listbox.parentElement;
    await waitFor(() => expect(sheet?.getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};

export const Focused: Story = { play: focuses('combobox') };
