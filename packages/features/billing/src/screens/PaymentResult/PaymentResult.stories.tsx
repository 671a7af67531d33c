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

/** The payment is waited for, with its steps. */
export const Waiting: Story = {
  parameters: {
    state: {
      ru: 'Ждём подтверждения оплаты',
      rule: 'payment',
      shows: [
        'Ждём подтверждения от Payme',
        'Заказ создан',
        'Payme начал оплату',
        'Payme подтверждает оплату',
        'Проверить сейчас',
        'Выбрать другой способ',
      ],
    },
  },
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

/** The page hears of the payment by itself. */
export const WaitingThenPaid: Story = {
  parameters: { state: { ru: 'Оплата подтвердилась сама', rule: 'payment', shows: ['Оплата прошла'] } },
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

/** After five minutes it is asked on demand. */
export const NothingHeardForFiveMinutes: Story = {
  parameters: {
    state: { ru: 'Пять минут без ответа', rule: 'payment', shows: ['Пока не пришло', 'Проверить сейчас'] },
  },
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

/** A lost line says so, and asks on. */
export const ConnectionLost: Story = {
  parameters: {
    state: {
      ru: 'Нет связи во время ожидания',
      rule: 'payment',
      shows: ['Нет связи, проверяем снова', 'Ждём подтверждения от Payme'],
    },
  },
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

/** A paid order leads back to publishing. */
export const Paid: Story = {
  ...answers(paid({ redirect: '/employer/vacancies' })),
  parameters: {
    state: {
      ru: 'Оплата прошла: возврат к публикации',
      rule: 'payment',
      shows: ['Оплата прошла', 'Вернуться к публикации', 'Мои подписки', 'Фискальный чек'],
    },
  },
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

/** A paid order leads to the subscriptions. */
export const PaidWithoutRedirect: Story = {
  ...answers(paid()),
  parameters: { state: { ru: 'Оплата прошла: к подпискам', rule: 'payment', shows: ['Мои подписки'] } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Оплата прошла');
    await expect(href(canvas, 'Мои подписки')).toBe('/employer/subscriptions');
    await expect(canvas.queryByText('Вернуться к публикации')).toBeNull();
  },
};

/** A failed try says why and can be repeated. */
export const Failed: Story = {
  ...answers(failed()),
  parameters: {
    state: {
      ru: 'Оплата не прошла',
      rule: 'payment',
      shows: ['Оплата не прошла', 'Попробовать ещё раз', 'Выбрать другой способ'],
    },
  },
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

/** Trying again opens the page of the same order. */
export const FailedRetryOpensSameOrder: Story = {
  ...answers(failed()),
  parameters: { state: { ru: 'Повторная попытка того же заказа', rule: 'payment', shows: ['Попробовать ещё раз'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://pay.example/48172093'));
    await expect(await quiet(createOrder)).toHaveLength(0);
  },
};

/** An order whose time is over can be made anew. */
export const Expired: Story = {
  ...answers(order({ status: 'expired', payment_url: null })),
  parameters: {
    state: { ru: 'Время заказа вышло', rule: 'payment', shows: ['Время заказа вышло', 'Оформить заново'] },
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Время заказа вышло')).toBeVisible();
    await expect(href(canvas, 'Оформить заново')).toBe('/employer/checkout/m2');
    await expect(canvas.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
  },
};

/** Money that went back says when. */
export const Refunded: Story = {
  ...answers(paid({ status: 'refunded', refunded_at: '2025-06-15' })),
  parameters: { state: { ru: 'Деньги возвращены', rule: 'payment', shows: ['Деньги возвращены'] } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Деньги возвращены')).toBeVisible();
    await expect(await canvas.findByText(/15\.06\.2025/)).toBeVisible();
    await expect(canvas.queryByText('Оплата прошла')).toBeNull();
  },
};

/** An order of somebody else is not found. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Заказ не найден', rule: 'payment', shows: ['Заказ не найден', 'Мои подписки'] } },
  args: { number: '11111111' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOrder, 'unknownOrder')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заказ не найден')).toBeVisible();
    await expect(href(canvas, 'Мои подписки')).toBe('/employer/subscriptions');
    await expect(canvas.queryByText(/Ждём подтверждения/)).toBeNull();
  },
};

/** On a phone the ways on stand under each other. */
export const Mobile390: Story = {
  ...Paid,
  parameters: { state: { ru: 'Итог оплаты на телефоне', rule: 'payment', shows: ['Оплата прошла'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Оплата прошла')).toBeVisible();
    await expect(await sent(getOrder)).toBeTruthy();
    await noHorizontalScroll();
  },
};
