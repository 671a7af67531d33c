import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { SentForm } from '../stories/SentForm.tsx';
import { focuses } from '../stories/touched.ts';
import { ComboBox } from './ComboBox.tsx';

const options = [
  { value: 'tashkent', label: 'Ташкент', keywords: 'Toshkent' },
  { value: 'tashkent-region', label: 'Ташкентская область', keywords: 'Toshkent viloyati' },
  { value: 'samarkand', label: 'Самаркандская область', keywords: 'Samarqand viloyati' },
  { value: 'bukhara', label: 'Бухарская область', keywords: 'Buxoro viloyati' },
  { value: 'khorezm', label: 'Хорезмская область', keywords: 'Xorazm viloyati', isDisabled: true },
  { value: 'fergana', label: 'Ферганская область', keywords: 'Farg‘ona viloyati' },
];
const meta = {
  title: 'UI/ComboBox',
  component: ComboBox,
  decorators: [onSurface],
  parameters: { width: 360 },
  args: {
    label: 'Регион',
    options,
    icon: <MapPin />,
    placeholder: 'Например, Ташкент',
    name: 'region',
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Closed: Story = {
  tags: ['gate'],
  args: { defaultValue: 'samarkand' },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('combobox', { name: 'Регион' });
    await expect(field).toHaveValue('Самаркандская область');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasElement.querySelector<HTMLInputElement>('[name=region]')?.value).toBe('samarkand');
  },
};

export const Open: Story = {
  args: { defaultValue: 'samarkand' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Регион' }));
    const listbox = await screen.findByRole('listbox', { name: 'Регион' });
    await waitFor(() => expect(listbox).toBeVisible());
    await expect(shown()).toHaveLength(6);
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Самаркандская область'),
    );
    await expect(listbox.parentElement?.getBoundingClientRect().width).toBe(360);
  },
};

export const ChosenByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Регион' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать варианты' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Бухарская область' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('bukhara');
    await expect(field).toHaveValue('Бухарская область');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Регион' }), 'Мск');
    await screen.findByRole('listbox');
    await expect(shown()).toEqual(['Ничего не найдено']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ничего не найдено'));
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Регион' }));
    await screen.findByRole('listbox');
    await expect(shown()).toEqual(['Загрузка']);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <ComboBox {...args} isRequired hint="Где будет работать человек" />
      <ComboBox {...args} label="Город" errorMessage="Выберите город из списка" />
      <ComboBox {...args} label="Сфера" defaultValue="tashkent" isReadOnly icon={undefined} />
      <ComboBox {...args} label="Страна" defaultValue="tashkent" isDisabled hint="Пока только Узбекистан" />
      <ComboBox {...args} label="Малое" size="sm" />
      <ComboBox {...args} label="Большое" size="lg" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveAccessibleDescription('Выберите город из списка'),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Страна' })).toBeDisabled());
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Сфера' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

const submit = fn();
export const KeyboardWalk: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <SentForm send="Найти" onSend={(data) => submit(data.get('region'))}>
      <ComboBox {...args} isRequired />
    </SentForm>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: /Регион/ });
    const find = await canvas.findByRole('button', { name: 'Найти' });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // The chevron is no tab stop; an empty field is the first invalid one.
    await userEvent.tab();
    await expect(find).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Заполните поле');
    await expect(canvas.getAllByText('Заполните поле')).toHaveLength(1);

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(active()).toBe('Ташкент');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('Самаркандская область');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Ферганская область');
    // Over the disabled one.
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Бухарская область');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(active()).toBe('Ферганская область');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('tosh');
    await screen.findByRole('listbox');
    await expect(shown()).toEqual(['Ташкент', 'Ташкентская область']);
    await expect(active()).toBe('Ташкент');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Найдено вариантов: 2'));
    await userEvent.keyboard('{ArrowDown}');
    // Enter and Escape that end a word of an input method are its own.
    for (const key of ['Enter', 'Escape'])
      await expect(await fireEvent.keyDown(field, { key, keyCode: 229 })).toBe(true);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveValue('tosh');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('tashkent-region');
    await expect(field).toHaveValue('Ташкентская область');
    await expect(canvas.queryByText('Заполните поле')).toBeNull();
    await expect(submit).not.toHaveBeenCalled();

    // Half a word is not a choice: leaving brings the chosen one back.
    await userEvent.clear(field);
    await userEvent.keyboard('Сам');
    await userEvent.tab();
    await expect(field).toHaveValue('Ташкентская область');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith('tashkent-region');

    // A whole name is one, and so is nothing.
    await userEvent.clear(field);
    await userEvent.keyboard('ташкент');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('tashkent');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [...options, { value: 'long', label: 'Частнопредпринимательскогосударственномежведомственная область' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Регион' }));
    const listbox = await screen.findByRole('listbox');
    await expect(listbox.scrollWidth).toBeLessThanOrEqual(listbox.clientWidth);
    for (const option of screen.getAllByRole('option'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'samarkand' },
  render: (args) => (
    <div dir="rtl">
      <ComboBox {...args} />
    </div>
  ),
};

export const Focused: Story = { play: focuses('combobox', (input) => input.parentElement) };
