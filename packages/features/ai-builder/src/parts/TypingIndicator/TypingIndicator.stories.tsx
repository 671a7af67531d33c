import { onSurface } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TypingIndicator } from './TypingIndicator.tsx';

const meta = { title: 'UI/TypingIndicator', component: TypingIndicator, decorators: [onSurface] } satisfies Meta<
  typeof TypingIndicator
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three dots say that the assistant types. */
export const Default: Story = {
  parameters: { state: { ru: 'Помощник пишет', rule: 'builder-chat', shows: ['Помощник печатает'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status', { name: 'Помощник печатает' });
    await waitFor(() => expect(getComputedStyle(status).opacity).toBe('1'));
  },
};
