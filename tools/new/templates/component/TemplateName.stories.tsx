import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TemplateName } from './TemplateName.tsx';

const meta = {
  title: 'UI/TemplateName',
  component: TemplateName,
  args: { children: 'Текст' },
} satisfies Meta<typeof TemplateName>;

export default meta;

type Story = StoryObj<typeof meta>;

/** TODO: one sentence, what is seen. */
export const WithText: Story = {
  // TODO: `rule` is the anchor of docs/domain.md that the state belongs to.
  parameters: { state: { ru: 'С текстом', rule: 'purpose', shows: ['Текст'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Текст')).toBeVisible();
  },
};
