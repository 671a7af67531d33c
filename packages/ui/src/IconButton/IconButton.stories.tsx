import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { onSurface } from '../stories/onSurface.tsx';
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
  args: { variant: 'secondary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
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
