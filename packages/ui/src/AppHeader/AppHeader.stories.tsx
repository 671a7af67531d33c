import type { Meta, StoryObj } from '@storybook/react-vite';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Tags from 'lucide-react/icons/tags';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longWord, script, scriptHref } from '../stories/extremes.ts';
import { AppHeader } from './AppHeader.tsx';

const meta = {
  title: 'UI/AppHeader',
  component: AppHeader,
  args: {
    homeHref: '/employer/dashboard',
    homeLabel: 'Kasb, на главную',
    navigationLabel: 'Основная',
    links: [
      { href: '/employer/dashboard', label: 'Обзор', icon: <LayoutDashboard />, isCurrent: true },
      { href: '/employer/companies', label: 'Компании', icon: <Building2 /> },
      { href: '/employer/vacancies', label: 'Вакансии', icon: <Briefcase /> },
      { href: '/employer/applications', label: 'Заявки', icon: <Inbox /> },
      { href: '/employer/subscriptions', label: 'Подписки', icon: <BadgeCheck /> },
      { href: '/employer/pricing', label: 'Тарифы', icon: <Tags /> },
    ],
    user: { name: 'Дилноза Каримова', shortName: 'Дилноза', detail: '+998 (90) 123-45-67' },
    profileHref: '/employer/profile',
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" />
      </>
    ),
  ],
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['gate', 'snapshot'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Обзор' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.queryByRole('button', { name: 'Открыть меню' })).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'К содержанию' })).toHaveFocus());
  },
};

export const UserMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Меню: Дилноза Каримова' });
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Профиль' })).toHaveAttribute('href', '/employer/profile'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Профиль' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Открыть меню' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Компании' })).toBeNull();
  },
};

export const KeyboardWalk: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const burger = await canvas.findByRole('button', { name: 'Открыть меню' });
    burger.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Меню' });
    await expect(
      screen.getAllByRole('link', { name: /Обзор|Компании|Вакансии|Заявки|Подписки|Тарифы|Профиль/ }),
    ).toHaveLength(7);
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      await expect(sheet.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(burger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MenuOpen: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть меню' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Тарифы' })).toBeVisible());
    await expect(await screen.findByText('+998 (90) 123-45-67')).toBeVisible();
  },
};

export const LongUserName: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { user: { name: `${longWord} ${longWord}` } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Тарифы' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AbsurdValues: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { user: { name: '' }, links: [{ href: scriptHref, label: script }], profileHref: scriptHref },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Меню/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Профиль' })).not.toHaveAttribute('href'));
    await expect(canvasElement.ownerDocument.querySelector('[href^="javascript"]')).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};
