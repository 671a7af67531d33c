import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const meta = {
  title: 'UI/PublicHeader',
  component: PublicHeader,
  args: {
    homeHref: '/',
    homeLabel: 'Kasb, на главную',
    navigationLabel: 'Основная',
    links: [{ href: '/vacancies', label: 'Вакансии', isCurrent: true }],
    children: (
      <LinkButton href="/" variant="quiet" size="sm">
        Войти
      </LinkButton>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" />
      </>
    ),
  ],
} satisfies Meta<typeof PublicHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = await canvas.findByRole('link', { name: 'К содержанию' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Вакансии' })).toHaveAttribute('aria-current', 'page'));
  },
};

/** Where a TabBar has the pages, the bar keeps the logo and the right end. */
export const PhoneWithTabBar: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { hasTabBar: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const { right } = canvas.getByRole('link', { name: 'Войти' }).getBoundingClientRect();
    await expect(right).toBeGreaterThan(window.innerWidth - 40);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
