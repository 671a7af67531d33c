import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses, hovers } from '../stories/touched.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'UI/Link',
  component: Link,
  decorators: [onSurface],
  args: { href: '/vacancies', children: 'Смотреть вакансии' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gate'], args: { icon: <ArrowRight /> } };

export const External: Story = {
  args: { href: 'https://hh.uz/resume/r1', isExternal: true, children: 'Резюме на HeadHunter' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Резюме на HeadHunter (откроется в новой вкладке)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack align="start">
      <Text>
        Текст с{' '}
        <Link {...args} variant="prose">
          ссылкой
        </Link>{' '}
        внутри.
      </Text>
      <Text weight="bold">
        <Link {...args} variant="inherit">
          Технолог швейного производства
        </Link>
      </Text>
      <LinkButton href="/vacancies" variant="primary">
        Как кнопка
      </LinkButton>
      <LinkButton href="/vacancies" variant="quiet" size="sm">
        Подробнее
      </LinkButton>
    </Stack>
  ),
};

export const Hovered: Story = { play: hovers('link') };

export const Focused: Story = { play: focuses('link') };
