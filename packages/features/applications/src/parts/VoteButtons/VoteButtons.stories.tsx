import { onSurface } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { VoteButtons } from './VoteButtons.tsx';
import type { VoteButtonsProps } from './VoteButtons.tsx';

function Voting({ value, onChange }: Pick<VoteButtonsProps, 'value' | 'onChange'>) {
  const [mine, setMine] = useState(value);
  const change: VoteButtonsProps['onChange'] = (vote) => {
    setMine(vote);
    onChange(vote);
  };
  return (
    <>
      <h2 id="question">Подходит ли кандидат?</h2>
      <VoteButtons labelledBy="question" value={mine} onChange={change} />
    </>
  );
}

const meta = {
  title: 'UI/VoteButtons',
  component: Voting,
  decorators: [onSurface],
  parameters: { width: 390 },
  args: { onChange: fn() },
} satisfies Meta<typeof Voting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { tags: ['gate', 'snapshot', 'modes'], args: { value: 'yes' } };

export const ByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Нет' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Скорее да' })).toBeChecked());
    await expect(args.onChange).toHaveBeenLastCalledWith('rather_yes');
  },
};

export const Mobile320: Story = {
  parameters: { width: 272 },
  globals: { locale: 'uz' },
  args: { value: 'rather_no' },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('radiogroup', { name: 'Подходит ли кандидат?' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ko‘proq yo‘q' })).toBeChecked());
  },
};
