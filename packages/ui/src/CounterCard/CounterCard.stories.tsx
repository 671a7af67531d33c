import type { Meta, StoryObj } from '@storybook/react-vite';
import Briefcase from 'lucide-react/icons/briefcase';
import Inbox from 'lucide-react/icons/inbox';
import { expect } from 'storybook/test';
import { longWord, script, scriptHref } from '../stories/extremes.ts';
import { focuses, holds, hovers } from '../stories/touched.ts';
import { CounterCard } from './CounterCard.tsx';

const meta = {
  title: 'UI/CounterCard',
  component: CounterCard,
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          gap: 16,
          padding: 24,
          maxWidth: 900,
        }}
      >
        <Story />
      </div>
    ),
  ],
  args: { label: 'Новые заявки', value: 6, icon: <Inbox />, href: '/employer/applications', isNew: true },
} satisfies Meta<typeof CounterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  render: (args) => (
    <>
      <CounterCard {...args} />
      <CounterCard label="Активные вакансии" value={8} icon={<Briefcase />} href="/employer/vacancies" />
      <CounterCard label="Просмотры" value={1284} />
      <CounterCard {...args} isLoading />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Новые заявки: 6' });
    await expect(link).toHaveAttribute('href', '/employer/applications');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(await canvas.findByText('1 284')).toBeVisible();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

export const AbsurdValues: Story = {
  render: (args) => (
    <>
      <CounterCard {...args} label="Ниже нуля" value={-3} />
      <CounterCard {...args} label="Нет числа" value={Number.NaN} />
      <CounterCard {...args} label="Нет ничего" value={undefined} />
      <CounterCard {...args} label={longWord} value={999_999_999_999} />
      <CounterCard {...args} label={script} value={1} href={scriptHref} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const label of ['Ниже нуля', 'Нет числа', 'Нет ничего'])
      await expect(await canvas.findByRole('link', { name: `${label}: 0` })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvasElement.querySelector('[href^="javascript"], script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, ...Default };

export const Hovered: Story = { play: hovers('link') };

export const HeldDown: Story = { play: holds('link') };

export const Focused: Story = { play: focuses('link') };
