import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses, holds, hovers } from '../stories/touched.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  decorators: [onSurface],
  args: { 'aria-label': 'Ещё', children: <Ellipsis />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  args: { variant: 'secondary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} size="sm" />
      <IconButton {...args} />
      <IconButton {...args} size="lg" />
      <IconButton {...args} isPending />
      <IconButton {...args} isDisabled />
    </Inline>
  ),
};

const variants = ['primary', 'secondary', 'tinted', 'quiet', 'accent-quiet', 'danger', 'danger-quiet'] as const;

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {variants.map((variant) => (
        <IconButton {...args} key={variant} variant={variant} />
      ))}
    </Inline>
  ),
};

export const Hovered: Story = { play: hovers('button') };

export const HeldDown: Story = { play: holds('button') };

export const Focused: Story = { play: focuses('button') };

export const WithTooltip: Story = {
  render: (args) => (
    <Tooltip text="Ещё действия: копия, удаление" placement="bottom">
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Ещё' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Ещё действия: копия, удаление');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
