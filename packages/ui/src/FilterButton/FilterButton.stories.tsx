import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../Checkbox/CheckboxGroup.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { FilterButton } from './FilterButton.tsx';

const meta = {
  title: 'UI/FilterButton',
  component: FilterButton,
  decorators: [onSurface],
  args: {
    label: 'Город',
    clearLabel: 'Сбросить: Город',
    onClear: fn(),
    children: (
      <CheckboxGroup label="Город" defaultValue={['Ташкент']}>
        <Checkbox value="Ташкент">Ташкент</Checkbox>
        <Checkbox value="Самарканд">Самарканд</Checkbox>
      </CheckboxGroup>
    ),
  },
} satisfies Meta<typeof FilterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['gate', 'snapshot', 'modes'],
  render: (args) => (
    <Inline>
      <FilterButton {...args} />
      <FilterButton {...args} value="Самарканд, Ташкент" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Город' })).toHaveAttribute('aria-expanded', 'false'),
    );
    await expect(await canvas.findByRole('button', { name: 'Город: Самарканд, Ташкент' })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Город' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ташкент' })).toBeChecked());
  },
};

export const Cleared: Story = {
  args: { value: 'Ташкент' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить: Город' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

export const LongWords: Story = {
  parameters: { width: 272 },
  args: { value: longWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Сбросить: Город' }).getBoundingClientRect().right).toBeLessThan(
      320,
    );
  },
};
