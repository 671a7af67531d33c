import { Kept, longTitle, longWord, onSurface, script } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuickOptions } from './QuickOptions.tsx';

const meta = {
  title: 'UI/QuickOptions',
  component: QuickOptions,
  decorators: [onSurface],
  args: {
    options: ['Официальное оформление', 'Обеды', 'Служебный автобус', 'Премии'],
    value: ['Обеды'],
    onChange: fn(),
  },
} satisfies Meta<typeof QuickOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  render: (args) => <Kept of={QuickOptions} args={args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Премии' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Обеды', 'Премии']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Обеды' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Премии']);
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Премии'));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const KeyboardWalk: Story = {
  render: (args) => <Kept of={QuickOptions} args={args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Официальное оформление' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    const bus = await canvas.findByRole('button', { name: 'Служебный автобус' });
    await expect(args.onChange).toHaveBeenLastCalledWith(['Обеды', 'Служебный автобус']);
    await expect(bus).toHaveFocus();
    await expect(bus).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Обеды']);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Официальное оформление' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const AbsurdValues: Story = {
  parameters: { width: 272 },
  args: { options: ['', ' ', 'Обеды', 'Обеды', longWord, script, longTitle], value: ['Чего нет'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
