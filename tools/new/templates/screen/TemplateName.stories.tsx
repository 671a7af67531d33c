import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TemplateName } from './TemplateName.tsx';

const meta = {
  title: 'TemplateFeature/TemplateName',
  component: TemplateName,
} satisfies Meta<typeof TemplateName>;

export default meta;

type Story = StoryObj<typeof meta>;

/** TODO: one sentence, what is seen. */
export const TitleShown: Story = {
  // TODO: `rule` is the anchor of docs/domain.md that the state belongs to.
  parameters: { state: { ru: 'Виден заголовок', rule: 'purpose', shows: ['TODO: заголовок'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
