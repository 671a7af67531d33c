import { checkSubscription, getCurrentUser, listPaymentMethods, listPricingPlans } from '@kasb/contract';
import type { BillingPeriod } from '@kasb/contract';
import { useNavigate } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { employer, longText, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { periodOf } from '../../model/plans.ts';
import { business, checked, lifetime, manyFeatures, start, subscription, yearly } from '../../stories/fixtures.ts';
import { paymentMethods } from '../../stories/orders.ts';
import { Pricing } from './Pricing.tsx';

/** A host that keeps the tab in its address, as every portal does. */
function PricingAt({ query }: { query: string }) {
  const navigate = useNavigate();
  const given = new URLSearchParams(query);
  const [period, setPeriod] = useState(periodOf(given.get('period')));
  const onPeriodChange = (next: BillingPeriod) => {
    setPeriod(next);
    given.set('period', next);
    navigate(`/employer/pricing?${given}`);
  };
  return (
    <Pricing
      period={period}
      onPeriodChange={onPeriodChange}
      redirect={given.get('redirect')}
      vacancyId={given.get('vacancy')}
      supportEmail="support@kasb.example"
    />
  );
}

const meta = {
  title: 'Billing/Pricing',
  component: PricingAt,
  tags: ['snapshot'],
  args: { query: '' },
  parameters: { host: { path: '/employer/pricing' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(checkSubscription, checked(subscription(31))),
      mock.ok(listPaymentMethods, { items: [] }),
      mock.ok(listPricingPlans, [start, business, yearly, lifetime]),
    );
  },
} satisfies Meta<typeof PricingAt>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type WirePlans = Parameters<typeof mock.ok<typeof listPricingPlans>>[1];

const planNames = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const tab = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('tab', { name });
const plans = (answer: WirePlans): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(listPricingPlans, answer)),
});
const at = (query: string): Pick<Story, 'args' | 'parameters'> => ({
  args: { query },
  parameters: { host: { path: `/employer/pricing?${query}` } },
});
const isAt = (canvas: Canvas, path: string) =>
  waitFor(() => expect(canvas.getByTestId('location').textContent).toBe(path));
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

async function buy(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Купить' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Оплата будет подключена позже' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function buyAndClose(canvas: Canvas) {
  await userEvent.click((await buy(canvas)).getByRole('button', { name: 'Понятно' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** The monthly plans with prices, and the help beside them. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Тарифы по месяцам',
      rule: 'pricing',
      shows: ['Месяц', 'Год', 'Навсегда', 'Купить', 'Поможем выбрать план'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await tab(canvas, 'Месяц')).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Тарифные планы' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Год' })).toHaveAttribute('aria-selected', 'false'));
    await expect(await canvas.findByRole('tab', { name: 'Навсегда' })).toBeVisible();
    await expect(planNames(canvas)).toEqual(['Старт', 'Бизнес']);
    await expect(await canvas.findByText('490 000 сум')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Купить' })).toHaveLength(2);
    await waitFor(() =>
      expect(within(canvas.getByRole('article', { name: 'Бизнес' })).getByText('Ваш план')).toBeVisible(),
    );
    await expect(await canvas.findByRole('heading', { name: 'Поможем выбрать план' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'support@kasb.example' })).toHaveAttribute(
        'href',
        'mailto:support@kasb.example',
      ),
    );
    await expect(canvasElement).not.toHaveTextContent('-20%');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** While plans are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка тарифов', rule: 'pricing', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listPricingPlans)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Не удалось загрузить тарифные планы');
  },
};

/** Plans that did not load say so and can be tried again. */
export const LoadError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки тарифов',
      rule: 'pricing',
      shows: ['Не удалось загрузить тарифные планы. Попробуйте позже.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listPricingPlans, 500)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить тарифные планы. Попробуйте позже.'),
    );
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Купить' })).toBeNull();
  },
};

/** Trying again shows the plans. */
export const RetrySucceeds: Story = {
  parameters: { state: { ru: 'Повтор после ошибки удался', rule: 'pricing', shows: ['Старт'] } },
  beforeEach: LoadError.beforeEach,
  play: async ({ canvas, context }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' });
    context.msw.use(mock.ok(listPricingPlans, [start]));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Старт' })).toBeVisible();
    await expect(canvas.queryByText('Не удалось загрузить тарифные планы. Попробуйте позже.')).toBeNull();
  },
};

/** The yearly tab shows the yearly plans alone. */
export const YearlyTab: Story = {
  ...plans([start, yearly]),
  parameters: { state: { ru: 'Тарифы по годам', rule: 'pricing', shows: ['Бизнес Год'] } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await tab(canvas, 'Год'));
    await waitFor(() => expect(planNames(canvas)).toEqual(['Бизнес Год']));
    await expect(await within(await canvas.findByRole('article')).findByText('Год')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('-20%');
    await isAt(canvas, '/employer/pricing?period=yearly');
  },
};

/** Without yearly plans the tab promises its discount. */
export const YearlyEmpty: Story = {
  ...plans([start]),
  parameters: {
    state: { ru: 'Годовых тарифов нет', rule: 'pricing', shows: ['Год', '-20%', 'Годовых тарифов пока нет'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await tab(canvas, /^Год/));
    await expect(await canvas.findByRole('heading', { name: 'Годовых тарифов пока нет' })).toBeVisible();
    const selected = await canvas.findByRole('tab', { selected: true });
    await expect(selected).toHaveTextContent('Год-20%');
    await expect(within(selected).getByText('-20%').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive');
    await expect(canvas.queryByRole('button', { name: 'Купить' })).toBeNull();
  },
};

/** The lifetime tab shows its plans alone. */
export const LifetimeTab: Story = {
  ...plans([start, lifetime]),
  parameters: { state: { ru: 'Тарифы навсегда', rule: 'pricing', shows: ['Навсегда', 'Купить'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await tab(canvas, 'Навсегда'));
    await waitFor(() => expect(planNames(canvas)).toEqual(['Навсегда']));
    await expect(within(canvas.getByRole('article')).getAllByText('Навсегда')).toHaveLength(2);
  },
};

/** Without lifetime plans the tab says so. */
export const LifetimeEmpty: Story = {
  ...plans([start]),
  parameters: { state: { ru: 'Тарифов навсегда нет', rule: 'pricing', shows: ['Бессрочных тарифов пока нет'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await tab(canvas, 'Навсегда'));
    await expect(await canvas.findByRole('heading', { name: 'Бессрочных тарифов пока нет' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Купить' })).toBeNull();
  },
};

/** Without monthly plans the tab says so, and that is no error. */
export const MonthlyEmpty: Story = {
  ...plans([]),
  parameters: { state: { ru: 'Месячных тарифов нет', rule: 'pricing', shows: ['Месячных тарифов пока нет'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Месячных тарифов пока нет' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Купить' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Each currency has its sign, and none means UZS. */
export const Currencies: Story = {
  ...plans([
    { ...start, id: '1', name: 'Один', price: 49, currency: 'USD' },
    { ...start, id: '2', name: 'Два', price: 45, currency: 'EUR' },
    { ...start, id: '3', name: 'Три', price: 3900, currency: 'RUB' },
    { ...start, id: '4', name: 'Четыре', currency: null },
  ]),
  parameters: { state: { ru: 'Валюты тарифов', rule: 'money', shows: ['3 900 ₽', '45 €'] } },
  play: async ({ canvas, canvasElement }) => {
    for (const [name, price] of [
      ['Один', '49 $'],
      ['Два', '45 €'],
      ['Три', '3 900 ₽'],
      ['Четыре', '490 000 сум'],
    ]) {
      const card = within(await canvas.findByRole('article', { name }));
      await expect(await card.findByText(price ?? '')).toBeVisible();
    }
    await expect(canvasElement).not.toHaveTextContent('undefined');
  },
};

/** Coming from a vacancy, one is told of the way back. */
export const BannerForVacancy: Story = {
  ...at('redirect=/employer/vacancies&vacancy=v1'),
  ...plans([start]),
  parameters: {
    ...at('redirect=/employer/vacancies&vacancy=v1').parameters,
    state: { ru: 'Пришли с вакансии', rule: 'return-address', shows: ['Выберите план, и мы вернём вас'] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    const banner = await canvas.findByText(/Выберите план, и мы вернём вас/);
    await expect(banner.closest('[role=status]')).toHaveTextContent(
      'Вы публиковали вакансию. Выберите план, и мы вернём вас к публикации.',
    );
  },
};

/** Coming from a page, one is told of the way back. */
export const BannerForRedirectOnly: Story = {
  ...at('redirect=/employer/vacancies'),
  ...plans([start]),
  parameters: {
    ...at('redirect=/employer/vacancies').parameters,
    state: { ru: 'Пришли со страницы', rule: 'return-address', shows: ['Выберите план, и мы вернём вас'] },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Выберите план, и мы вернём вас'));
    await expect(canvasElement).not.toHaveTextContent('Вы публиковали вакансию');
  },
};

/** Buying says that paying comes later. */
export const BuyShowsAlert: Story = {
  ...plans([start]),
  parameters: {
    state: { ru: 'Покупка: сообщение об оплате', rule: 'pricing', shows: ['Оплата будет подключена позже'] },
  },
  play: async ({ canvas }) => {
    const dialog = await buy(canvas);
    await waitFor(() => expect(dialog.getByText(/Вы выбрали план «Старт»/)).toHaveTextContent('support@kasb.example'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Понятно' })).toHaveFocus());
  },
};

/** Without a way back the page stays. */
export const BuyWithoutRedirectStays: Story = {
  ...plans([start]),
  parameters: { state: { ru: 'Покупка без возврата', rule: 'pricing', shows: ['Старт', 'Купить'] } },
  play: async ({ canvas }) => {
    await buyAndClose(canvas);
    await isAt(canvas, '/employer/pricing');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Купить' })).toHaveFocus());
  },
};

/** With a way back it is followed. */
export const BuyFollowsRedirect: Story = {
  ...at('redirect=/employer/vacancies&vacancy=v1'),
  ...plans([start]),
  parameters: {
    ...at('redirect=/employer/vacancies&vacancy=v1').parameters,
    state: { ru: 'Покупка с возвратом', rule: 'return-address', shows: ['Старт', 'Вы публиковали вакансию'] },
  },
  play: async ({ canvas }) => {
    await buyAndClose(canvas);
    await isAt(canvas, '/employer/vacancies');
  },
};

/** A way to another site is not followed. */
export const ForeignRedirectIgnored: Story = {
  ...at('redirect=https://evil.example'),
  ...plans([start]),
  parameters: {
    ...at('redirect=https://evil.example').parameters,
    state: { ru: 'Чужой адрес возврата не открыт', rule: 'return-address', shows: ['Старт', 'Купить'] },
  },
  play: async ({ canvas }) => {
    await buyAndClose(canvas);
    await isAt(canvas, '/employer/pricing?redirect=https://evil.example');
    await expect(canvas.queryByText(/мы вернём вас/)).toBeNull();
  },
};

/** A long plan grows its card, and the button stays at the end. */
export const LongContent: Story = {
  ...plans([{ ...start, name: longText, features: manyFeatures }, business]),
  parameters: { state: { ru: 'Длинный тариф', rule: 'pricing', shows: ['Купить'] } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: longText });
    await expect(within(card).getAllByRole('listitem')).toHaveLength(25);
    await expect(await within(card).findByRole('button', { name: 'Купить' })).toBeVisible();
    await waitFor(() => expect(new Set(canvas.getAllByRole('article').map((one) => one.offsetHeight)).size).toBe(1));
    await noHorizontalScroll();
  },
};

/** On a phone the cards stand in one column. */
export const Mobile390: Story = {
  globals: { viewport: { value: 'phone' } },
  ...plans([start, business]),
  parameters: { state: { ru: 'Тарифы на телефоне', rule: 'pricing', shows: ['Месяц'] } },
  play: async ({ canvas }) => {
    await expect(await tab(canvas, 'Месяц')).toBeVisible();
    const [first, second] = (await canvas.findAllByRole('article')).map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
    await noHorizontalScroll();
  },
};

/** A visitor sees plans without a question about their own. */
export const VisitorIsNotAsked: Story = {
  parameters: { state: { ru: 'Посетителя о подписке не спрашиваем', rule: 'pricing', shows: ['Бизнес'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401), mock.ok(listPricingPlans, [business])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Бизнес' })).toBeVisible();
    await sent(getCurrentUser);
    await expect(await quiet(checkSubscription)).toHaveLength(0);
    await expect(canvas.queryByText('Ваш план')).toBeNull();
  },
};

/** Where plans can be paid, buying leads to that, with the way back. */
export const BuyOpensCheckout: Story = {
  ...at('redirect=/employer/vacancies&vacancy=v1'),
  parameters: {
    ...at('redirect=/employer/vacancies&vacancy=v1').parameters,
    state: { ru: 'Покупка ведёт к оплате', rule: 'checkout', shows: ['Купить'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listPaymentMethods, paymentMethods), mock.ok(listPricingPlans, [start, business])),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Бизнес' }));
    await userEvent.click(await card.findByRole('button', { name: 'Купить' }));
    await isAt(canvas, '/employer/checkout/m2?redirect=/employer/vacancies&vacancy=v1');
    await expect(screen.queryByText('Оплата будет подключена позже')).toBeNull();
  },
};

/** A provider that knows no payment methods sells as it always did. */
export const PaymentMethodsFailKeepsAlert: Story = {
  parameters: {
    state: {
      ru: 'Способов оплаты нет: сообщение о поддержке',
      rule: 'checkout',
      shows: ['Оплата будет подключена позже'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listPaymentMethods, 404), mock.ok(listPricingPlans, [start])),
  play: async ({ canvas }) => {
    await buy(canvas);
    await isAt(canvas, '/employer/pricing');
  },
};
