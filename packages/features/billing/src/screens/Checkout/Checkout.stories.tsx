import {
  checkSubscription,
  createOrder,
  getCurrentUser,
  getOrder,
  listCompanies,
  listOrders,
  listPaymentMethods,
  listPricingPlans,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, noHorizontalScroll, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { business, checked, start, subscription } from '../../stories/fixtures.ts';
import { begun, order, payers, paymentMethods } from '../../stories/orders.ts';
import { Checkout } from './Checkout.tsx';

const meta = {
  title: 'Billing/Checkout',
  component: Checkout,
  tags: ['snapshot'],
  args: { planId: 'm2', onLeave: fn() },
  parameters: { host: { path: '/employer/checkout/m2' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(checkSubscription, checked()),
      mock.ok(listPricingPlans, [start, business]),
      mock.ok(listPaymentMethods, paymentMethods),
      mock.ok(listOrders, { items: [] }),
      mock.ok(listCompanies, { items: payers }),
    ),
} satisfies Meta<typeof Checkout>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const go = (canvas: Canvas, name = 'Перейти в Payme') => canvas.findByRole('button', { name });
const choose = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('radio', { name }));
  await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeChecked());
};

/** The ways to pay, and what the plan costs. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Выбор способа оплаты',
      rule: 'checkout',
      shows: ['Оплата плана «Бизнес»', 'Payme', 'Click', 'Счёт для юридического лица', 'Перейти в Payme'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await go(canvas)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Оплата плана «Бизнес»' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Payme' })).toBeChecked());
    await expect(await canvas.findByRole('radio', { name: 'Click' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Счёт для юридического лица' })).toBeVisible();
    await expect(canvas.getAllByText('990 000 сум')).toHaveLength(2);
    await expect(await canvas.findByText('в том числе НДС 12%: 106 071,43 сум')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/Текущая подписка/)).toBeNull();
  },
};

/** The terms that the button accepts are linked. */
export const OfferLinked: Story = {
  parameters: {
    state: { ru: 'Ссылка на оферту', rule: 'checkout', shows: ['Нажимая кнопку, вы принимаете условия оферты.'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listPaymentMethods, { ...paymentMethods, offer_url: 'https://kasb.example/offer' })),
  play: async ({ canvas }) => {
    const terms = await canvas.findByText('Нажимая кнопку, вы принимаете условия оферты.');
    await expect(terms.closest('a')).toHaveAttribute('href', 'https://kasb.example/offer');
  },
};

/** While the plan is on its way there is a skeleton. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка оформления', rule: 'checkout', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listPricingPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Перейти в Payme' })).toBeNull();
  },
};

/** Plans that did not load say so and can be tried again. */
export const LoadError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки плана',
      rule: 'checkout',
      shows: ['Не удалось загрузить тарифные планы. Попробуйте позже.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listPricingPlans, 500)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить тарифные планы. Попробуйте позже.'),
    );
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A plan that is sold no more leads to the plans. */
export const PlanGone: Story = {
  args: { planId: 'old' },
  parameters: {
    state: { ru: 'План больше не продаётся', rule: 'checkout', shows: ['План больше не продаётся', 'К тарифам'] },
    host: { path: '/employer/checkout/old' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'План больше не продаётся' })).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'К тарифам' }))
      await expect(link).toHaveAttribute('href', '/employer/pricing');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** With Click chosen the button leads there. */
export const ClickChosen: Story = {
  parameters: { state: { ru: 'Выбран Click', rule: 'checkout', shows: ['Перейти в Click'] } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Click');
    await expect(await go(canvas, 'Перейти в Click')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Перейти в Payme' })).toBeNull();
  },
};

async function chooseInvoice(canvas: Canvas) {
  await choose(canvas, 'Счёт для юридического лица');
  return canvas.findByRole('textbox', { name: /СТИР/ });
}

/** An invoice asks for the requisites of a company. */
export const InvoiceChosen: Story = {
  parameters: {
    state: {
      ru: 'Выбран счёт: реквизиты плательщика',
      rule: 'checkout',
      shows: ['Компания', 'СТИР', 'Расчётный счёт', 'Выставить счёт'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await chooseInvoice(canvas)).toHaveValue('301234567');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Расчётный счёт/ })).toHaveValue('20208000900123456001'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Компания/ })).toHaveTextContent('ООО «Барака Строй»'),
    );
    await expect(await canvas.findByRole('button', { name: 'Выставить счёт' })).toBeVisible();
    await expect(canvas.queryByText('ИП Рахимов')).toBeNull();
  },
};

/** A wrong taxpayer number is told of under its field, which has the focus. */
export const InvoiceFieldsInvalid: Story = {
  parameters: { state: { ru: 'Ошибка в реквизитах', rule: 'checkout', shows: ['9 цифр'] } },
  play: async ({ canvas }) => {
    const stir = await chooseInvoice(canvas);
    await userEvent.clear(stir);
    await userEvent.type(stir, '30');
    await userEvent.click(await canvas.findByRole('button', { name: 'Выставить счёт' }));
    await expect(await canvas.findByText(/9 цифр/)).toBeVisible();
    await waitFor(() => expect(stir).toHaveFocus());
    await expect(await quiet(createOrder)).toHaveLength(0);
  },
};

/** The button makes the order and leaves for the provider. */
export const PayCreatesOrderAndLeaves: Story = {
  parameters: { state: { ru: 'Заказ создан, переход к оплате', rule: 'checkout', shows: ['Перейти в Payme'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(createOrder, order())),
  play: async ({ canvas, args }) => {
    await userEvent.click(await go(canvas));
    const call = await sent(createOrder);
    await expect(call.body).toEqual({ planId: 'm2', method: 'payme' });
    await expect(call.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://pay.example/48172093'));
    await expect(await go(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Two presses make one order. */
export const PressedTwiceCreatesOnce: Story = {
  parameters: { state: { ru: 'Двойное нажатие: один заказ', rule: 'checkout', shows: ['Перейти в Payme'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(createOrder)),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await go(canvas));
    await sent(createOrder);
    await expect(await quiet(createOrder)).toHaveLength(1);
  },
};

/** A refused order says why, and keeps the choice. */
export const OrderRefused: Story = {
  parameters: {
    state: {
      ru: 'Заказ не принят',
      rule: 'checkout',
      shows: ['Этот способ оплаты сейчас недоступен', 'Перейти в Click'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(createOrder, 'methodUnavailable')),
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Click');
    await userEvent.click(await go(canvas, 'Перейти в Click'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Этот способ оплаты сейчас недоступен'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Click' })).toBeChecked());
    await expect(await go(canvas, 'Перейти в Click')).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

const show = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Показать код для телефона' }));

/** The order's page is shown to the phone as a code. */
export const QrForPhone: Story = {
  parameters: {
    state: {
      ru: 'Код для телефона',
      rule: 'checkout',
      shows: ['QR-код ссылки на оплату', 'Можно оплатить с телефона'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(createOrder, order()), mock.ok(getOrder, order())),
  play: async ({ canvas, args }) => {
    await show(canvas);
    await expect(await canvas.findByRole('img', { name: 'QR-код ссылки на оплату' })).toBeVisible();
    await expect(await canvas.findByText('Можно оплатить с телефона')).toBeVisible();
    await expect(await canvas.findByText(/Заказ № 4817 2093 ждёт оплаты до 17.06.2025, 09:00/)).toBeVisible();
    await expect((await sent(getOrder)).path).toBe('/api/employer/orders/48172093');
    await expect(canvas.queryByRole('button', { name: 'Показать код для телефона' })).toBeNull();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Once the phone begins to pay, the page that follows the payment is here. */
export const QrFollowed: Story = {
  parameters: { state: { ru: 'Телефон начал оплату', rule: 'checkout', shows: ['Payme'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(createOrder, order()), mock.ok(getOrder, begun())),
  play: async ({ canvas }) => {
    await show(canvas);
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/payments/48172093'));
  },
};

/** A renewal begins where the present subscription ends. */
export const RenewalStartsAfterCurrent: Story = {
  parameters: {
    state: {
      ru: 'Продление начинается после текущей подписки',
      rule: 'checkout',
      shows: ['Начало', 'Окончание', 'Текущая подписка действует до 22.06.2025. Новый месяц начнётся сразу после неё.'],
    },
  },
  args: { subscriptionId: String(subscription(0).id) },
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, checked(subscription(6)))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Текущая подписка действует до 22.06.2025. Новый месяц начнётся сразу после неё.'),
    ).toBeVisible();
    await expect(await canvas.findByText('Начало')).toBeVisible();
    await expect(await canvas.findByText('22.06.2025')).toBeVisible();
    await expect(await canvas.findByText('Окончание')).toBeVisible();
    await expect(await canvas.findByText('22.07.2025')).toBeVisible();
  },
};

/** An order that is being paid is warned of. */
export const LiveOrderWarning: Story = {
  parameters: {
    state: {
      ru: 'По другому заказу уже идёт оплата',
      rule: 'checkout',
      shows: [
        'По заказу № 4817 2093 уже начата оплата. Если вы её подтвердили, не платите ещё раз.',
        'Проверить оплату',
      ],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOrders, { items: [begun()] })),
  play: async ({ canvas }) => {
    const words = 'По заказу № 4817 2093 уже начата оплата. Если вы её подтвердили, не платите ещё раз.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Проверить оплату' })).toHaveAttribute(
        'href',
        '/employer/payments/48172093',
      ),
    );
    await expect(await go(canvas)).toBeVisible();
  },
};

/** A way back to another site is dropped. */
export const ForeignRedirectIgnored: Story = {
  parameters: { state: { ru: 'Чужой адрес возврата отброшен', rule: 'checkout', shows: ['Перейти в Payme'] } },
  args: { redirect: 'https://evil.example' },
  beforeEach: PayCreatesOrderAndLeaves.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await go(canvas));
    await expect((await sent(createOrder)).body).toEqual({ planId: 'm2', method: 'payme' });
    await expect(canvas.queryByText(/Потом вернём вас/)).toBeNull();
  },
};

/** On a phone what is bought comes first. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Оформление на телефоне', rule: 'checkout', shows: ['Перейти в Payme'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await go(canvas)).toBeVisible();
    await noHorizontalScroll();
    await expect(canvas.queryByRole('button', { name: 'Показать код для телефона' })).toBeNull();
  },
};
