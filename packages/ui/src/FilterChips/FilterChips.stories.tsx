import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longWord, script } from '../stories/extremes.ts';
import { Kept } from '../stories/Kept.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'UI/FilterChips',
  component: FilterChips,
  decorators: [onSurface],
  parameters: { width: 860 },
  args: {
    label: 'Статус заявки',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'Все', count: 24 },
      { value: 'applied', label: 'Подана', count: 6 },
      { value: 'screening', label: 'Скрининг', count: 8 },
      { value: 'interview', label: 'Интервью', count: 4 },
      { value: 'offer', label: 'Оффер', count: 2 },
      { value: 'hired', label: 'Нанят', count: 1 },
      { value: 'rejected', label: 'Отклонена', count: 3 },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  render: (args) => <Kept of={FilterChips} args={args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Статус заявки' })).toBeVisible();
    await userEvent.click(await canvas.findByText('Нанят'));
    await expect(args.onChange).toHaveBeenCalledWith('hired');
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Нанят1'));
    await userEvent.click(await canvas.findByText('Нанят'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const KeyboardWalk: Story = {
  render: (args) => (
    <>
      <Kept of={FilterChips} args={{ ...args, value: 'screening' }} />
      <button type="button">После</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const chip = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(chip(/Скрининг/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chip(/Интервью/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(chip(/Все/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip(/Отклонена/)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('rejected');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('После')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(chip(/Отклонена/)).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Kept of={FilterChips} args={args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Подана/ })).toHaveFocus());
  },
};

export const AbsurdValues: Story = {
  parameters: { width: 272 },
  args: {
    value: 'nowhere',
    options: [
      { value: 'a', label: longWord, count: -1 },
      { value: 'b', label: script, count: Number.NaN },
      { value: 'c', label: '', count: 1_000_000 },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toHaveFocus());
  },
};
