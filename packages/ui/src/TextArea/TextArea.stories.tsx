import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  decorators: [onSurface],
  parameters: { width: 560 },
  args: { label: 'Требования', hint: 'Каждое с новой строки', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const text =
  'Опыт технологом или мастером потока от 3 лет\nЗнание оборудования Juki и Brother\nРасчёт норм времени и расхода ткани';
const lines = (count: number) => Array.from({ length: count }, (_, line) => `Строка ${line + 1}`).join('\n');

export const Default: Story = {
  tags: ['gate'],
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Требования' });
    await expect(field).toHaveAccessibleDescription('Каждое с новой строки');
    await expect(field.getBoundingClientRect().height).toBe(108);
    await userEvent.type(field, 'Опыт{Enter}Швея');
    await expect(args.onChange).toHaveBeenLastCalledWith('Опыт\nШвея');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <TextArea {...args} defaultValue={text} isRequired />
      <TextArea {...args} label="Описание" rows={8} placeholder="Чем предстоит заниматься" />
      <TextArea
        {...args}
        label="Условия"
        rows={2}
        defaultValue="Ок"
        errorMessage="Напишите подробнее: хватит двух предложений"
      />
      <TextArea {...args} label="Сопроводительное письмо" rows={2} defaultValue={text} isReadOnly hint={undefined} />
      <TextArea {...args} label="Комментарий" rows={2} isDisabled hint="Откроется после проверки" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Описание' }).getBoundingClientRect().height).toBe(196);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Условия' })).toHaveAccessibleDescription(
        'Напишите подробнее: хватит двух предложений',
      ),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Условия' })).toBeInvalid());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Сопроводительное письмо' })).toHaveAttribute('readonly'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Комментарий' })).toBeDisabled());
  },
};

export const GrowsToSixteenRows: Story = {
  args: { defaultValue: lines(40) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await expect(field.getBoundingClientRect().height).toBe(16 * 22 + 20);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

const submit = fn();
export const FirstInvalidIsFocusedOnSubmit: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <TextArea {...args} name="requirements" isRequired />
        <TextArea {...args} label="Условия" isRequired />
        <Button type="submit">Сохранить</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    const field = await canvas.findByRole('textbox', { name: /Требования/ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Заполните поле');
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  parameters: { width: 272 },
  args: {
    label: 'Частнопредпринимательскогосударственномежведомственные требования',
    defaultValue: 'частнопредпринимательскогосударственномежведомственно'.repeat(3),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <TextArea {...args} isRequired errorMessage="Заполните поле" />
    </div>
  ),
};
