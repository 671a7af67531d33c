import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  decorators: [onSurface],
  args: { name: 'Малика Рахимова' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['gate'],
  render: (args) => (
    <Inline>
      <Avatar {...args} size={32} />
      <Avatar {...args} />
      <Avatar name="Samarqand Textile" size={44} shape="square" />
      <Avatar {...args} size={56} />
      <Avatar {...args} size={96} />
    </Inline>
  ),
};

export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken', size: 56 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('МР')).toBeVisible();
  },
};
