import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses, holds, hovers } from '../stories/touched.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'UI/LinkButton',
  component: LinkButton,
  decorators: [onSurface],
  args: { href: '/employer/vacancies/new', variant: 'primary', children: 'Создать вакансию' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'tinted', 'quiet', 'accent-quiet', 'danger', 'danger-quiet'] as const;

export const Variants: Story = {
  tags: ['gate'],
  render: (args) => (
    <Inline>
      {variants.map((variant) => (
        <LinkButton {...args} key={variant} variant={variant} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Создать вакансию' }))
      await expect(link).toHaveAttribute('href', '/employer/vacancies/new');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} size="sm" icon={<Plus />} />
      <LinkButton {...args} icon={<Plus />} />
      <LinkButton {...args} size="lg" iconEnd={<ArrowRight />} />
    </Inline>
  ),
};

export const Hovered: Story = { play: hovers('link') };

export const HeldDown: Story = { play: holds('link') };

export const Focused: Story = { play: focuses('link') };

export const LongWords: Story = {
  parameters: { width: 240 },
  args: { isFullWidth: true, children: longWord },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
