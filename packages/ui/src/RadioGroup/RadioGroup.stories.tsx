import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { SentForm } from '../stories/SentForm.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'legal', label: 'Юридическое лицо', description: 'ООО, АО, госучреждение' },
  { value: 'individual', label: 'Физическое лицо', description: 'Частный работодатель' },
  { value: 'agency', label: 'Агентство', isDisabled: true },
];
const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  decorators: [onSurface],
  parameters: { width: 480 },
  args: { label: 'Вид компании', options, name: 'kind', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['gate'],
  render: (args) => (
    <Stack gap={6}>
      <RadioGroup {...args} name={undefined} defaultValue="legal" hint="Можно изменить позже" />
      <RadioGroup {...args} name={undefined} label="С ошибкой" errorMessage="Выберите вид компании" isRequired />
      <RadioGroup
        {...args}
        name={undefined}
        label="Недоступная"
        isDisabled
        defaultValue="individual"
        hint="Задано договором"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radiogroup');
    await expect(first).toHaveAccessibleDescription('Можно изменить позже');
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('Выберите вид компании');
    await expect(third?.querySelector('input')).toBeDisabled();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(2);
  },
};

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    options: options.slice(0, 2).map(({ value, label }) => ({ value, label })),
    defaultValue: 'legal',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Физическое лицо'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('individual');
    const [left, right] = canvas.getAllByRole('radio');
    await expect(left?.getBoundingClientRect().top).toBe(right?.getBoundingClientRect().top);
  },
};

const submit = fn();
export const KeyboardWalk: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <SentForm onSend={(data) => submit(data.get('kind'))}>
      <RadioGroup {...args} isRequired />
    </SentForm>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const group = await canvas.findByRole('radiogroup', { name: /Вид компании/ });
    const button = await canvas.findByRole('button', { name: 'Отправить' });
    const [legal, individual] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(legal).toHaveFocus();
    await expect(legal).not.toBeChecked();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(legal).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('Выберите вариант');
    await expect(canvas.getAllByText('Выберите вариант')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(individual).toHaveFocus();
    await expect(individual).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('individual');
    await expect(canvas.queryByText('Выберите вариант')).toBeNull();
    // Over the disabled one, around the end.
    await userEvent.keyboard('{ArrowDown}');
    await expect(legal).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(individual).toBeChecked();
    // One tab stop: the chosen one.
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(individual).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledWith('individual');
  },
};

export const LongWords: Story = {
  parameters: { width: 272 },
  args: {
    options: [{ value: 'a', label: 'Частнопредпринимательскогосударственномежведомственная компания' }],
    defaultValue: 'a',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(272);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { defaultValue: 'legal' } };

export const RightToLeft: Story = {
  args: { defaultValue: 'legal' },
  render: (args) => (
    <div dir="rtl">
      <RadioGroup {...args} />
    </div>
  ),
};
