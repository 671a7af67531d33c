import { getCurrentUser, getInvoice, getSharedInvoice } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, noHorizontalScroll, phone, says } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { invoice } from '../../stories/orders.ts';
import { Invoice } from './Invoice.tsx';
import { SharedInvoice } from './SharedInvoice.tsx';

const meta = {
  title: 'Billing/Invoice',
  component: Invoice,
  tags: ['snapshot'],
  args: { number: '73026618' },
  parameters: { host: { path: '/employer/payments/73026618/invoice' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(getInvoice, invoice())),
} satisfies Meta<typeof Invoice>;

export default meta;

type Story = StoryObj<typeof meta>;

const answers = (changes: Parameters<typeof invoice>[0]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getInvoice, invoice(changes))),
});
const heading = (canvas: Canvas, name: string, level = 1) => canvas.findByRole('heading', { level, name });

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Счёт № 2025-000041')).toBeVisible();
    await expect(await canvas.findByText('Ждёт оплаты')).toBeVisible();
    await expect(await canvas.findByText('действует до 30.06.2025')).toBeVisible();
    for (const words of ['ООО «Барака Строй»', '301234567', 'Итого без НДС', '106 071,43', '990 000,00'])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getAllByText('883 928,57')).toHaveLength(3);
    await expect(await canvas.findByText('девятьсот девяносто тысяч сум 00 тийин')).toBeVisible();
    await expect(await canvas.findByText(/в том числе НДС сто шесть тысяч семьдесят один сум/)).toBeVisible();
    const pdf = await canvas.findByRole('link', { name: 'Скачать PDF' });
    await expect(pdf).toHaveAttribute('href', `${window.location.origin}/api/invoices/tok.pdf`);
    await expect(pdf).toHaveAttribute('download');
    for (const name of ['Печать', 'Ссылка для бухгалтера'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К платежам' })).toHaveAttribute(
        'href',
        '/employer/subscriptions?tab=payments',
      ),
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getInvoice)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText('Поставщик')).toBeNull();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getInvoice, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить счёт'));
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Paid: Story = {
  ...answers({ status: 'paid' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Счёт оплачен').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await expect(canvas.queryByText('Ждёт оплаты')).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Скачать PDF' })).toBeVisible();
  },
};

export const Expired: Story = {
  ...answers({ status: 'expired' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Срок счёта вышел')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Оформить заново' })).toHaveAttribute('href', '/employer/checkout/m2'),
    );
    await expect(canvas.queryByRole('link', { name: 'Скачать PDF' })).toBeNull();
  },
};

const share = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Ссылка для бухгалтера' }));
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

export const LinkCopied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined);
    clipboard(writeText);
    await share(canvas);
    await says('Ссылка скопирована');
    await expect(writeText).toHaveBeenCalledWith('https://kasb.example/invoice/tok');
  },
};

export const LinkNotCopied: Story = {
  play: async ({ canvas }) => {
    clipboard(() => Promise.reject(new Error('denied')));
    await share(canvas);
    await says('Не удалось скопировать ссылку');
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Печать' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** An accountant without an account: the paper alone. */
export const SharedWithoutAccount: Story = {
  render: () => <SharedInvoice token="tok" />,
  parameters: { host: { path: '/invoice/tok' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401), mock.ok(getSharedInvoice, invoice())),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Счёт на оплату № 2025-000041')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Скачать PDF' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
    await expect(canvas.queryByRole('button', { name: 'Ссылка для бухгалтера' })).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const NotFound: Story = {
  render: () => <SharedInvoice token="none" />,
  parameters: { host: { path: '/invoice/none' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401), mock.fail(getSharedInvoice, 'unknownInvoice')),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Счёт не найден. Проверьте ссылку', 1)).toBeVisible();
    await expect(canvas.queryByText('Поставщик')).toBeNull();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('region', { name: 'Счёт на оплату № 2025-000041' });
    await waitFor(() => expect(paper).toHaveAttribute('tabindex', '0'));
    await expect(paper.scrollWidth).toBeGreaterThan(paper.clientWidth);
    await noHorizontalScroll();
  },
};
