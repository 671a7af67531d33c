import { longTitle, longWord, script } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'UI/PlanCard',
  component: PlanCard,
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          gap: 16,
          maxWidth: 1040,
          padding: 24,
        }}
      >
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Бизнес',
    period: 'monthly',
    description: 'Для отдела персонала, который нанимает каждый месяц',
    price: 1_490_000,
    currency: 'UZS',
    features: [
      '15 размещений вакансий',
      'Все каналы публикации',
      'AI-помощник и вопросы интервью',
      'Статистика HeadHunter',
      'До 5 компаний',
    ],
    onBuy: fn(),
  },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  tags: ['gate', 'snapshot'],
  render: (args) => (
    <>
      <PlanCard
        {...args}
        name="Старт"
        description="Для одной компании и разовых вакансий"
        price={490_000}
        features={['3 размещения вакансий', '1 компания']}
      />
      <PlanCard {...args} isCurrent />
      <PlanCard {...args} name="Холдинг" period="lifetime" price={3_900_000} description={null} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const cards = canvas.getAllByRole('article');
    await expect(new Set(cards.map((card) => card.getBoundingClientRect().height)).size).toBe(1);
    await expect(await canvas.findByText('Ваш план')).toBeVisible();
    await expect(await canvas.findByText('1 490 000 сум')).toBeVisible();
    const [buy] = canvas.getAllByRole('button', { name: 'Купить' });
    await expect(buy).toHaveAccessibleDescription('Старт');
    if (buy) await userEvent.click(buy);
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Row, globals: { viewport: { value: 'phone' } }, play: undefined };

export const AbsurdValues: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <PlanCard {...args} name="" period="weekly" price={-5} features={[]} description={undefined} />
      <PlanCard {...args} name={longWord} price={null} description={longTitle} features={[script, longWord]} />
      <PlanCard {...args} name={script} price={Number.NaN} currency={null} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('weekly')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Купить' })) await expect(button).toBeDisabled();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement).not.toHaveTextContent(/NaN|null|undefined/);
  },
};
