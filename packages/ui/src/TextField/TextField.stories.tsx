import type { Meta, StoryObj } from '@storybook/react-vite';
import Lock from 'lucide-react/icons/lock';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses } from '../stories/touched.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  decorators: [onSurface],
  parameters: { width: 400 },
  args: { label: 'Название', placeholder: 'Например, бухгалтер', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  args: { hint: 'Так вакансию увидят кандидаты' },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Название' });
    await expect(field).toHaveAccessibleDescription('Так вакансию увидят кандидаты');
    await userEvent.type(field, 'Повар');
    await expect(args.onChange).toHaveBeenLastCalledWith('Повар');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <TextField {...args} isRequired />
      <TextField {...args} label="Почта" defaultValue="hr@" errorMessage="Допишите адрес после знака @" />
      <TextField {...args} label="Телефон" defaultValue="+998 (90) 123-45-67" isReadOnly iconEnd={<Lock />} />
      <TextField {...args} label="Валюта" defaultValue="UZS, сум" isDisabled hint="Валюта задана тарифом" />
      <TextField {...args} label="Малое" size="sm" />
      <TextField {...args} label="Большое" size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const mail = await canvas.findByRole('textbox', { name: 'Почта' });
    await expect(mail).toBeInvalid();
    await expect(mail).toHaveAccessibleDescription('Допишите адрес после знака @');
  },
};

export const ValidatedOnBlurThenLive: Story = {
  args: { label: 'Почта', type: 'email', placeholder: undefined },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Почта' });
    await userEvent.type(field, 'hr@');
    await expect(canvas.queryByText('Проверьте адрес почты')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Проверьте адрес почты')).toBeVisible();
    await userEvent.type(field, 'baraka.uz');
    await expect(canvas.queryByText('Проверьте адрес почты')).toBeNull();
    await expect(field).toBeValid();
  },
};

export const PastedAddressIsCleaned: Story = {
  args: { label: 'Почта', type: 'email', placeholder: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Почта' });
    await userEvent.click(field);
    await userEvent.paste('\u200Bhr\u2060@example.uz');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('hr@example.uz');
    await expect(field).toHaveValue('hr@example.uz');
    await expect(field).toBeValid();
    await expect(canvas.queryByText('Проверьте адрес почты')).toBeNull();
  },
};

const submit = fn();
export const FirstInvalidIsFocusedOnSubmit: Story = {
  beforeEach: () => void submit.mockClear(),
  render: () => (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <TextField label="Имя" name="firstName" isRequired />
        <TextField
          label="Фамилия"
          name="lastName"
          isRequired
          validate={(value) => (value === 'X' ? 'Слишком коротко' : undefined)}
        />
        <Button type="submit" variant="primary">
          Отправить
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Фамилия' }), 'X');
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
    await expect(await canvas.findByText('Заполните поле')).toBeVisible();
    await expect(await canvas.findByText('Слишком коротко')).toBeVisible();
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  parameters: { width: 200 },
  args: {
    label: 'Частнопредпринимательскогосударственномежведомственно',
    errorMessage: 'Частнопредпринимательскогосударственномежведомственнокоординационный',
    defaultValue: 'Частнопредпринимательскогосударственномежведомственно',
  },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('textbox').parentElement?.getBoundingClientRect().right;
    await expect(canvas.getByText(/координационный/).getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0);
  },
};

export const Focused: Story = { play: focuses('textbox', (input) => input.parentElement) };
