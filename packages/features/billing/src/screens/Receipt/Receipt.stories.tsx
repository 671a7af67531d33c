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

export const Default: Story = {
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

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Печать' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const Refunded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getOrder, paid({ status: 'refunded', refunded_at: '2025-06-10T10:00:00+05:00' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возвращено')).toBeVisible();
    await expect(await canvas.findByText('10.06.2025, 10:00')).toBeVisible();
  },
};

/** Nothing was paid yet: there is no paper. */
export const NotPaid: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getOrder, order())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Квитанция появится после оплаты' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К заказу' })).toHaveAttribute('href', '/employer/payments/48172093'),
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getOrder, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить квитанцию'));
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getOrder, 'unknownOrder')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказ не найден' })).toBeVisible();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Квитанция № 4817 2093', { selector: 'h1' })).toBeVisible();
    await noHorizontalScroll();
  },
};
