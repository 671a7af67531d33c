import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses } from '../stories/touched.ts';
import { SearchField } from './SearchField.tsx';

const submit = fn((event: FormEvent) => event.preventDefault());
const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  decorators: [
    (Story) => (
      <form role="search" onSubmit={submit}>
        <Story />
      </form>
    ),
    onSurface,
  ],
  beforeEach: () => void submit.mockClear(),
  parameters: { width: 400 },
  args: { label: 'Поиск', placeholder: 'Должность, навыки или компания', name: 'search' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Поиск' });
    await userEvent.type(field, 'Повар{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Filled: Story = {
  args: { defaultValue: 'Повар' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Очистить' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Поиск' })).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Поиск' })).toHaveFocus());
  },
};

export const Focused: Story = { play: focuses('textbox', (input) => input.parentElement) };

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <SearchField {...args} label="Большое" size="lg" name="large" />
      <SearchField {...args} label="Малое" size="sm" name="small" />
      <SearchField {...args} label="Отключённое" isDisabled name="off" hint="Откроется, когда загрузится список" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Отключённое' })).toBeDisabled());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Отключённое' })).toHaveAccessibleDescription(
        'Откроется, когда загрузится список',
      ),
    );
  },
};
