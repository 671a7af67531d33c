import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { SentForm } from '../stories/SentForm.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import type { ChoiceChipsProps } from './ChoiceChips.tsx';

const options = [
  { value: 'none', label: 'Нет опыта' },
  { value: 'under_1', label: 'До года' },
  { value: '1_3', label: '1–3 года' },
  { value: 'over_3', label: 'Больше 3 лет' },
];
/** One of them is chosen. */
const One = (props: Extract<ChoiceChipsProps, { selectionMode?: 'single' }>) => <ChoiceChips {...props} />;

const meta = {
  title: 'UI/ChoiceChips',
  component: One,
  decorators: [onSurface],
  parameters: { width: 480 },
  args: { label: 'Опыт в этой работе', options, name: 'experience', onChange: fn() },
} satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['gate', 'snapshot', 'modes'],
  render: (args) => (
    <Stack gap={6}>
      <One {...args} name={undefined} defaultValue="1_3" hint="Можно примерно" />
      <One {...args} name={undefined} label="С ошибкой" errorMessage="Выберите ответ" isRequired />
      <One {...args} name={undefined} label="Недоступная" isDisabled defaultValue="none" />
      <ChoiceChips
        {...args}
        name={undefined}
        label="Парами"
        note="вопрос работодателя"
        layout="pairs"
        options={options.slice(0, 2)}
      />
      <One {...args} name={undefined} label="Карточками" layout="cards" defaultValue="under_1" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radiogroup');
    await expect(first).toHaveAccessibleDescription('Можно примерно');
    await expect(second).toBeInvalid();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(3);
  },
};

const submit = fn();
export const KeyboardWalk: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <SentForm onSend={(data) => submit(data.get('experience'))}>
      <One {...args} isRequired />
    </SentForm>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const group = await canvas.findByRole('radiogroup', { name: /Опыт в этой работе/ });
    const button = await canvas.findByRole('button', { name: 'Отправить' });
    const [none, underOne] = canvas.getAllByRole('radio');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(none).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('Выберите вариант');
    await userEvent.keyboard('{ArrowDown}');
    await expect(underOne).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('under_1');
    await expect(canvas.queryByText('Выберите вариант')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledWith('under_1');
  },
};

export const LongWords: Story = {
  parameters: { width: 272 },
  args: {
    layout: 'pairs',
    options: [
      { value: 'a', label: 'Частнопредпринимательскогосударственномежведомственная компания' },
      { value: 'b', label: 'Нет' },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(272);
  },
};

export const Phone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: '1_3', layout: 'pairsOnPhones' },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(boxes[0]?.top).toBe(boxes[1]?.top);
    await expect(boxes[2]?.left).toBe(boxes[0]?.left);
    for (const { height } of boxes) await expect(height).toBeGreaterThanOrEqual(42);
  },
};

function SeveralDays() {
  const [chosen, setChosen] = useState(['shift']);
  return (
    <ChoiceChips
      label="График"
      options={[
        { value: 'full_day', label: 'Полный день' },
        { value: 'shift', label: 'Сменный' },
        { value: 'flexible', label: 'Гибкий' },
      ]}
      selectionMode="multiple"
      value={chosen}
      onChange={setChosen}
    />
  );
}

export const Several: Story = {
  tags: ['snapshot', 'modes'],
  render: () => <SeveralDays />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'График' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Полный день' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Полный день', checked: true })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Сменный', checked: true })).toBeVisible();
  },
};
