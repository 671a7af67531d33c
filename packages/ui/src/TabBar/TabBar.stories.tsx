import type { Meta, StoryObj } from '@storybook/react-vite';
import Bookmark from 'lucide-react/icons/bookmark';
import FileUser from 'lucide-react/icons/file-user';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import { expect, waitFor } from 'storybook/test';
import { longWord, script, scriptHref } from '../stories/extremes.ts';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'UI/TabBar',
  component: TabBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Основная',
    items: [
      { href: '/my', label: 'Главная', icon: <House />, isCurrent: true },
      { href: '/vacancies', label: 'Вакансии', icon: <Search /> },
      { href: '/my/applications', label: 'Отклики', icon: <Send />, news: 'есть новое' },
      { href: '/my/resumes', label: 'Резюме', icon: <FileUser /> },
      { href: '/my/saved', label: 'Избранное', icon: <Bookmark /> },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  tags: ['gate', 'snapshot', 'modes'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Основная' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Главная'));
    await expect(await canvas.findByRole('link', { name: 'Отклики есть новое' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Below a long page and below a short one it stands at the lower edge, and ends under what it would hide. */
export const UnderLongPage: Story = {
  decorators: [
    (Story) => (
      <>
        <main>
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index}>Строка {index + 1}</p>
          ))}
        </main>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = () => canvas.getByRole('navigation').getBoundingClientRect();
    await expect(edge().bottom).toBeCloseTo(window.innerHeight, 0);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByText('Строка 40').getBoundingClientRect().bottom).toBeLessThanOrEqual(edge().top);
    window.scrollTo(0, 0);
  },
};

export const LongWords: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, label: longWord })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AbsurdValues: Story = {
  args: { items: [{ href: scriptHref, label: script, icon: null }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.querySelector('[href^="javascript"]')).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};
