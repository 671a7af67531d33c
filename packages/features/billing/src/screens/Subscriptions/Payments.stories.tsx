import {
  cancelOrder,
  checkSubscription,
  getCurrentUser,
  listOrders,
  listPaymentMethods,
  listSubscriptionLendings,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, employer, noHorizontalScroll, page, phone, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checked, lendings, subscription } from '../../stories/fixtures.ts';
import { begun, failed, invoiced, order, paid, paymentMethods } from '../../stories/orders.ts';
import { Subscriptions } from './Subscriptions.tsx';

const all = [
  paid(),
  invoiced(),
  failed(),
  paid({ number: '29843350', method: 'click', status: 'refunded', refunded_at: '2025-06-10', fiscal_url: null }),
  order({ number: '55270131', status: 'expired', payment_url: null }),
].map((each, index) => (index === 2 ? { ...each, number: '11904475' } : each));

const meta = {
  title: 'Billing/Payments',
  component: Subscriptions,
  tags: ['snapshot'],
  args: { tab: 'payments', onTabChange: fn() },
  parameters: { host: { path: '/employer/subscriptions?tab=payments' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(checkSubscription, checked(subscription(31))),
      mock.ok(listSubscriptionLendings, { items: lendings() }),
      mock.ok(listPaymentMethods, paymentMethods),
      mock.ok(listOrders, { items: all }),
    ),
} satisfies Meta<typeof Subscriptions>;

export default meta;

type Story = StoryObj<typeof meta>;

const table = (canvas: Canvas) => canvas.findByRole('table', { name: 'Платежи' });
const href = (canvas: Canvas, name: string | RegExp) => canvas.getAllByRole('link', { name })[0]?.getAttribute('href');

/** Orders in a table, with what became of them and their papers. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Платежи таблицей',
      rule: 'payments',
      shows: [
        'Платежи',
        '4817 2093',
        'Оплачен',
        'Ждёт оплаты',
        'Не прошёл',
        'Возвращён',
        'Истёк',
        'Квитанция',
        'Счёт 2025-000041',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const shown = within(await table(canvas));
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Платежи/ })).toHaveAttribute('aria-selected', 'true'));
    await expect(await shown.findByRole('rowheader', { name: /4817\s2093/ })).toBeVisible();
    for (const words of ['Оплачен', 'Ждёт оплаты', 'Не прошёл', 'Возвращён', 'Истёк'])
      await expect(await shown.findByText(words)).toBeVisible();
    await expect(href(canvas, 'Квитанция')).toBe('/employer/payments/48172093/receipt');
    await expect(href(canvas, /^Чек/)).toBe('https://ofd.example/1');
    await expect(href(canvas, 'Счёт 2025-000041')).toBe('/employer/payments/73026618/invoice');
    await expect(href(canvas, 'Оплатить')).toBe('https://pay.example/48172093');
    await expect(shown.getAllByText('Бизнес, месяц')).toHaveLength(5);
  },
};

/** While orders are on their way there is a skeleton. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка платежей', rule: 'payments', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Without an order there is the way to the plans. */
export const Empty: Story = {
  parameters: { state: { ru: 'Платежей нет', rule: 'payments', shows: ['Платежей пока не было', 'Выбрать план'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, checked()), mock.ok(listOrders, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Платежей пока не было' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Выбрать план' })).toHaveAttribute('href', '/employer/pricing'),
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Orders that did not load say so and can be tried again. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки платежей', rule: 'payments', shows: ['Не удалось загрузить платежи', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOrders, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить платежи'));
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText('Платежей пока не было')).toBeNull();
  },
};

async function cancel(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ' }));
  const question = within(await page().findByRole('alertdialog', { name: /Отменить заказ № 4817\s2093\?/ }));
  await userEvent.click(await question.findByRole('button', { name: 'Отменить' }));
}

/** An order that waits is cancelled after a question. */
export const PendingCancelled: Story = {
  parameters: { state: { ru: 'Заказ отменён', rule: 'payments', shows: ['Отменён', 'Заказ отменён'] } },
  beforeEach: ({ msw }) => {
    const cancelled = order({ status: 'cancelled', payment_url: null });
    msw.use(
      mock.ok(listOrders, () => ({ items: [answeredSoFar(cancelOrder) > 0 ? cancelled : order()] })),
      mock.ok(cancelOrder, cancelled),
    );
  },
  play: async ({ canvas }) => {
    await cancel(canvas);
    await says('Заказ отменён');
    await expect((await sent(cancelOrder)).path).toBe('/api/employer/orders/48172093/cancel');
    await expect(await canvas.findByText('Отменён')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Оплатить' })).toBeNull();
    await waitFor(() => expect(page().queryByRole('alertdialog', { name: /Отменить заказ/ })).toBeNull());
  },
};

/** An order that somebody begins to pay is not cancelled. */
export const CancelRefused: Story = {
  parameters: {
    state: {
      ru: 'Отмена отклонена: оплата началась',
      rule: 'payments',
      shows: ['Оплата уже началась: дождитесь её окончания'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOrders, { items: [order()] }), mock.fail(cancelOrder, 'paymentRuns')),
  play: async ({ canvas }) => {
    await cancel(canvas);
    await says('Оплата уже началась: дождитесь её окончания');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Оплатить' })).toBeVisible());
  },
};

/** Somebody pays just now: nothing is to be cancelled. */
export const BeingPaid: Story = {
  parameters: { state: { ru: 'Заказ оплачивают сейчас', rule: 'payments', shows: ['Проверить оплату'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOrders, { items: [begun()] })),
  play: async ({ canvas }) => {
    await table(canvas);
    await expect(href(canvas, 'Проверить оплату')).toBe('/employer/payments/48172093');
    await expect(canvas.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  },
};

/** Where plans can be paid for, an extension is paid for at once, and what follows says from when. */
export const SubscriptionsTab: Story = {
  args: { tab: 'subscriptions' },
  parameters: {
    state: {
      ru: 'Вкладка подписок: продление и следующая',
      rule: 'payments',
      shows: ['Продлить', 'Начнётся 22.06.2025'],
    },
    host: { path: '/employer/subscriptions' },
  },
  beforeEach: ({ msw }) => {
    const own = subscription(6);
    const plan = { id: 'm2', ...own.pricing_plans };
    const next = { ...own, id: '9a2a9c10-7b6d-4e21-9a55-0c1d2e3f4a5b', status: 'scheduled', started_at: '2025-06-22' };
    msw.use(mock.ok(checkSubscription, checked({ ...own, pricing_plans: plan }, next)));
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByText('Начнётся 22.06.2025').closest('[data-tone]')).toHaveAttribute('data-tone', 'info'),
    );
    const extended = '/employer/checkout/m2?subscription=3f2a9c10-7b6d-4e21-9a55-0c1d2e3f4a5b';
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Продлить' })).toHaveAttribute('href', extended));
    await userEvent.click(await canvas.findByRole('tab', { name: /Платежи/ }));
    await expect(args.onTabChange).toHaveBeenCalledWith('payments');
  },
};

/** On a phone orders stand as cards. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Платежи на телефоне', rule: 'payments', shows: ['Оплачен', 'Ждёт оплаты'] } },
  globals: phone,
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Платежи' }));
    await expect(await cards.findByText(/№ 4817 2093/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await noHorizontalScroll();
  },
};
