import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { SentForm } from '../stories/SentForm.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  decorators: [onSurface],
  parameters: { width: 400 },
  args: { children: 'Telegram', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const services = ['Сайт Kasb', 'Telegram', 'WhatsApp'];

export const States: Story = {
  tags: ['gate'],
  render: (args) => (
    <Stack gap={3}>
      <Checkbox {...args}>Не выбран</Checkbox>
      <Checkbox {...args} defaultSelected>
        Выбран
      </Checkbox>
      <Checkbox {...args} isIndeterminate>
        Выбраны некоторые
      </Checkbox>
      <Checkbox {...args} description="Публичный список вакансий" defaultSelected>
        Сайт Kasb
      </Checkbox>
      <Checkbox {...args} isDisabled>
        Недоступен
      </Checkbox>
      <Checkbox {...args} isDisabled defaultSelected>
        Недоступен и выбран
      </Checkbox>
      <Checkbox {...args} errorMessage="Без согласия отправить нельзя">
        Согласие на обработку данных
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Выбран' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Выбраны некоторые' })).toBePartiallyChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Недоступен' })).toBeDisabled());
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Согласие на обработку данных' })).toHaveAccessibleDescription(
        'Без согласия отправить нельзя',
      ),
    );
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Telegram'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

function SelectAll() {
  const [chosen, setChosen] = useState(['Telegram']);
  return (
    <CheckboxGroup label="Сервисы" value={chosen} onChange={setChosen}>
      <Checkbox
        isSelected={chosen.length === services.length}
        isIndeterminate={chosen.length > 0 && chosen.length < services.length}
        onChange={(isSelected) => setChosen(isSelected ? services : [])}
      >
        Выбрать все
      </Checkbox>
      {services.map((service) => (
        <Checkbox key={service} value={service}>
          {service}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

export const SelectAllOverGroup: Story = {
  render: () => <SelectAll />,
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Выбрать все' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'WhatsApp' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

const submit = fn();
export const KeyboardWalk: Story = {
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <SentForm onSend={(data) => submit(data.getAll('services'))}>
      <CheckboxGroup label="Куда опубликовать" name="services" isRequired hint="Хотя бы один сервис">
        {services.map((service) => (
          <Checkbox key={service} value={service} isDisabled={service === 'WhatsApp'}>
            {service}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Checkbox {...args} isRequired>
        Согласие
      </Checkbox>
    </SentForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: /Куда опубликовать/ });
    const [site, telegram] = canvas.getAllByRole('checkbox');
    const button = await canvas.findByRole('button', { name: 'Отправить' });
    await expect(group).toHaveAccessibleDescription('Хотя бы один сервис');
    await userEvent.tab();
    await expect(site).toHaveFocus();
    await userEvent.tab();
    await expect(telegram).toHaveFocus();
    // A disabled box is no tab stop.
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Согласие' })).toHaveFocus());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(site).toHaveFocus();
    await expect(site).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Выберите вариант');
    await expect(canvas.getAllByText('Выберите вариант')).toHaveLength(1);
    await userEvent.keyboard(' ');
    await expect(site).toBeChecked();
    await expect(group).toHaveAccessibleDescription('Хотя бы один сервис');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Согласие' })).toHaveFocus());
    await expect(await canvas.findByText('Заполните поле')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Заполните поле')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledWith(['Сайт Kasb', 'Telegram']);
  },
};

export const GroupStates: Story = {
  render: () => (
    <Stack gap={6}>
      <CheckboxGroup label="С ошибкой" errorMessage="Выберите хотя бы один сервис для публикации" defaultValue={[]}>
        <Checkbox value="a">Telegram</Checkbox>
        <Checkbox value="b">WhatsApp</Checkbox>
      </CheckboxGroup>
      <CheckboxGroup label="Недоступная" isDisabled hint="Откроется после проверки" defaultValue={['a']}>
        <Checkbox value="a">Telegram</Checkbox>
        <Checkbox value="b">WhatsApp</Checkbox>
      </CheckboxGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'С ошибкой' })).toHaveAccessibleDescription(
        'Выберите хотя бы один сервис для публикации',
      ),
    );
    const [, , first] = canvas.getAllByRole('checkbox');
    await expect(first).toBeDisabled();
    await expect(first).toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: 'Частнопредпринимательскогосударственномежведомственная публикация',
    description: 'Публичный список вакансий',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <SelectAll />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Telegram' }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(canvas.getByText('Telegram').getBoundingClientRect().right);
  },
};
