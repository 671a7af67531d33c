import { getCurrentUser, getOrder, listPaymentMethods } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, noHorizontalScroll, phone } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { order, paid, paymentMethods } from '../../stories/orders.ts';
import { Receipt } from './Receipt.tsx';

const meta = {
  title: 'Billing/Receipt',
  component: Receipt,
  tags: ['snapshot'],
  args: { number: '48172093' },
  parameters: { host: { path: '/employer/payments/48172093/receipt' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listPaymentMethods, paymentMethods),
      mock.ok(getOrder, paid()),
    ),
} satisfies Meta<typeof Receipt>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What was paid, when and how, with the tax within. */
export const Default: Story = {
  parameters: {
    state: { ru: 'Квитанция', rule: 'receipt', shows: ['Квитанция № 4817 2093', '990 000 сум', 'Фискальный чек'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Квитанция № 4817 2093', { selector: 'h1' })).toBeVisible();
    for (const words of ['990 000 сум', '106 071,43 сум', 'с 16.06.2025 по 16.07.2025', '16.06.2025, 09:00'])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(await canvas.findByText('Payme')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Фискальный чек/ })).toHaveAttribute('href', 'https://ofd.example/1'),
    );
  },
};

/** The receipt is printed by the browser. */
export const Printed: Story = {
  parameters: { state: { ru: 'Печать квитанции', rule: 'receipt', shows: ['Печать'] } },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Печать' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** A receipt of money that was returned says when. */
export const Refunded: Story = {
  parameters: { state: { ru: 'Квитанция после возврата', rule: 'receipt', shows: ['Возвращено'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getOrder, paid({ status: 'refunded', refunded_at: '2025-06-10T10:00:00+05:00' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возвращено')).toBeVisible();
    await expect(await canvas.findByText('10.06.2025, 10:00')).toBeVisible();
  },
};

/** Nothing was paid yet: there is no paper. */
export const NotPaid: Story = {
  parameters: {
    state: { ru: 'Квитанции ещё нет', rule: 'receipt', shows: ['Квитанция появится после оплаты', 'К заказу'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getOrder, order())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Квитанция появится после оплаты' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К заказу' })).toHaveAttribute('href', '/employer/payments/48172093'),
    );
  },
};

/** While the order is on its way there is a skeleton. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка квитанции', rule: 'receipt', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** A receipt that did not load says so and can be tried again. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки квитанции', rule: 'receipt', shows: ['Не удалось загрузить квитанцию', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOrder, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить квитанцию'));
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** An order that is not there says so. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Заказа нет', rule: 'receipt', shows: ['Заказ не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOrder, 'unknownOrder')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказ не найден' })).toBeVisible();
  },
};

/** On a phone the sheet scrolls by itself. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Квитанция на телефоне', rule: 'receipt', shows: ['Квитанция № 4817 2093'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Квитанция № 4817 2093', { selector: 'h1' })).toBeVisible();
    await noHorizontalScroll();
  },
};
