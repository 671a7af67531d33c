import {
  checkSubscription,
  createOrder,
  getCurrentUser,
  getOrder,
  listOrders,
  listPaymentMethods,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, employer, fakeClock, noHorizontalScroll, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { checked } from '../../stories/fixtures.ts';
import { begun, failed, order, paid, paymentMethods } from '../../stories/orders.ts';
import { PaymentResult } from './PaymentResult.tsx';

const meta = {
  title: 'Billing/PaymentResult',
  component: PaymentResult,
  tags: ['snapshot'],
  args: { number: '48172093', supportEmail: 'support@kasb.example', onLeave: fn() },
  parameters: { host: { path: '/employer/payments/48172093' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(checkSubscription, checked()),
      mock.ok(listPaymentMethods, paymentMethods),
      mock.ok(listOrders, { items: [] }),
      mock.ok(getOrder, begun()),
    ),
} satisfies Meta<typeof PaymentResult>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const answers = (answer: ReturnType<typeof order>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getOrder, answer)),
});
const href = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('link', { name }).getAttribute('href');

export const Waiting: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Ждём подтверждения от Payme')).toBeVisible();
    await expect(await canvas.findByText('№ 4817 2093')).toBeVisible();
    await expect(await canvas.findByText('990 000 сум')).toBeVisible();
    for (const step of ['Заказ создан', 'Payme начал оплату', 'Payme подтверждает оплату'])
      await expect(await canvas.findByText(step)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Проверить сейчас' })).toBeVisible();
    await expect(href(canvas, 'Выбрать другой способ')).toBe('/employer/checkout/m2');
    await expect(canvas.queryByText('Оплата прошла')).toBeNull();
  },
};

let clock: ReturnType<typeof fakeClock>;

export const WaitingThenPaid: Story = {
  beforeEach({ msw }) {
    clock = fakeClock({ isRunning: true });
    msw.use(mock.ok(getOrder, () => (answeredSoFar(getOrder) > 1 ? paid() : begun())));
  },
  play: async ({ canvas }) => {
    await heading(canvas, 'Ждём подтверждения от Payme');
    await clock.advance(2000);
    const headline = await heading(canvas, 'Оплата прошла');
    await expect(headline.parentElement).toHaveAttribute('aria-live', 'polite');
    await expect(await sent(checkSubscription)).toBeTruthy();
    await expect(canvas.queryByRole('button', { name: 'Проверить сейчас' })).toBeNull();
  },
};

/** Every question in its time, since an answer that is awaited holds the next one up. */
async function pass(ms: number, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    await clock.advance(ms);
    await quiet(getOrder);
  }
}

export const NothingHeardForFiveMinutes: Story = {
  beforeEach() {
    clock = fakeClock({ isRunning: true });
  },
  play: async ({ canvas }) => {
    await heading(canvas, 'Ждём подтверждения от Payme');
    await clock.advance(30_000);
    await pass(300_000, 1);
    await expect(await canvas.findByText('Пока не пришло')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Проверить сейчас' })).toBeVisible();
    const asked = (await quiet(getOrder)).length;
    await pass(60_000, 1);
    await expect(await quiet(getOrder)).toHaveLength(asked);
  },
};

export const ConnectionLost: Story = {
  beforeEach() {
    clock = fakeClock({ isRunning: true });
  },
  play: async ({ canvas, context }) => {
    await heading(canvas, 'Ждём подтверждения от Payme');
    context.msw.use(mock.offline(getOrder));
    await pass(2000, 4);
    await expect(await canvas.findByText('Нет связи, проверяем снова')).toBeVisible();
    await expect(await heading(canvas, 'Ждём подтверждения от Payme')).toBeVisible();
    await expect(canvas.queryByText('Оплата не прошла')).toBeNull();
  },
};

export const Paid: Story = {
  ...answers(paid({ redirect: '/employer/vacancies' })),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Оплата прошла')).toBeVisible();
    await expect(await canvas.findByText(/, 10 размещений\.$/)).toBeVisible();
    await expect(href(canvas, 'Вернуться к публикации')).toBe('/employer/vacancies');
    await expect(href(canvas, 'Мои подписки')).toBe('/employer/subscriptions');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Фискальный чек/ })).toHaveAttribute('target', '_blank'),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/payments/48172093'));
  },
};

export const PaidWithoutRedirect: Story = {
  ...answers(paid()),
  play: async ({ canvas }) => {
    await heading(canvas, 'Оплата прошла');
    await expect(href(canvas, 'Мои подписки')).toBe('/employer/subscriptions');
    await expect(canvas.queryByText('Вернуться к публикации')).toBeNull();
  },
};

export const Failed: Story = {
  ...answers(failed()),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Оплата не прошла')).toBeVisible();
    await expect(
      await canvas.findByText(/Банк не списал деньги: проверьте остаток и лимит интернет-платежей/),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Выбрать другой способ' })).toBeVisible();
    await expect(await canvas.findByText('Отказ банка, код 2')).toBeVisible();
    await expect(href(canvas, 'support@kasb.example')).toBe('mailto:support@kasb.example');
    await expect(canvas.queryByText('Проверить сейчас')).toBeNull();
  },
};

export const FailedRetryOpensSameOrder: Story = {
  ...answers(failed()),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://pay.example/48172093'));
    await expect(await quiet(createOrder)).toHaveLength(0);
  },
};

export const Expired: Story = {
  ...answers(order({ status: 'expired', payment_url: null })),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Время заказа вышло')).toBeVisible();
    await expect(href(canvas, 'Оформить заново')).toBe('/employer/checkout/m2');
    await expect(canvas.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
  },
};

export const Refunded: Story = {
  ...answers(paid({ status: 'refunded', refunded_at: '2025-06-15' })),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Деньги возвращены')).toBeVisible();
    await expect(await canvas.findByText(/15\.06\.2025/)).toBeVisible();
    await expect(canvas.queryByText('Оплата прошла')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { number: '11111111' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOrder, 'unknownOrder')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказ не найден')).toBeVisible();
    await expect(href(canvas, 'Мои подписки')).toBe('/employer/subscriptions');
    await expect(canvas.queryByText(/Ждём подтверждения/)).toBeNull();
  },
};

export const Mobile390: Story = {
  ...Paid,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Оплата прошла')).toBeVisible();
    await expect(await sent(getOrder)).toBeTruthy();
    await noHorizontalScroll();
  },
};
