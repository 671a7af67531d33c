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

/** An invoice that waits, with its paper, its file and its link. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Счёт ждёт оплаты',
      rule: 'invoice',
      shows: ['Счёт № 2025-000041', 'Ждёт оплаты', 'Скачать PDF', 'Печать', 'Ссылка для бухгалтера'],
    },
  },
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

/** While the invoice is on its way there is a skeleton. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка счёта', rule: 'invoice', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getInvoice)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText('Поставщик')).toBeNull();
  },
};

/** An invoice that did not load says so and can be tried again. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки счёта', rule: 'invoice', shows: ['Не удалось загрузить счёт', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getInvoice, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить счёт'));
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** A paid invoice says so and keeps its file. */
export const Paid: Story = {
  ...answers({ status: 'paid' }),
  parameters: { state: { ru: 'Счёт оплачен', rule: 'invoice', shows: ['Счёт оплачен', 'Скачать PDF'] } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Счёт оплачен').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await expect(canvas.queryByText('Ждёт оплаты')).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Скачать PDF' })).toBeVisible();
  },
};

/** An invoice whose time is over leads to a new order. */
export const Expired: Story = {
  ...answers({ status: 'expired' }),
  parameters: { state: { ru: 'Срок счёта вышел', rule: 'invoice', shows: ['Срок счёта вышел', 'Оформить заново'] } },
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

/** The link for the accountant is copied. */
export const LinkCopied: Story = {
  parameters: { state: { ru: 'Ссылка для бухгалтера скопирована', rule: 'invoice', shows: ['Ссылка скопирована'] } },
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined);
    clipboard(writeText);
    await share(canvas);
    await says('Ссылка скопирована');
    await expect(writeText).toHaveBeenCalledWith('https://kasb.example/invoice/tok');
  },
};

/** A browser that copies nothing is told of. */
export const LinkNotCopied: Story = {
  parameters: { state: { ru: 'Ссылка не скопировалась', rule: 'invoice', shows: ['Не удалось скопировать ссылку'] } },
  play: async ({ canvas }) => {
    clipboard(() => Promise.reject(new Error('denied')));
    await share(canvas);
    await says('Не удалось скопировать ссылку');
  },
};

/** The paper is printed by the browser. */
export const Printed: Story = {
  parameters: { state: { ru: 'Печать счёта', rule: 'invoice', shows: ['Печать'] } },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Печать' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** An accountant without an account: the paper alone. */
export const SharedWithoutAccount: Story = {
  render: () => <SharedInvoice token="tok" />,
  parameters: {
    state: {
      ru: 'Счёт по ссылке, без аккаунта',
      rule: 'invoice',
      shows: ['Счёт на оплату № 2025-000041', 'Скачать PDF'],
    },
    host: { path: '/invoice/tok' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401), mock.ok(getSharedInvoice, invoice())),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Счёт на оплату № 2025-000041')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Скачать PDF' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'));
    await expect(canvas.queryByRole('button', { name: 'Ссылка для бухгалтера' })).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

/** A link that leads to no invoice says so. */
export const NotFound: Story = {
  render: () => <SharedInvoice token="none" />,
  parameters: {
    state: { ru: 'Счёта по ссылке нет', rule: 'invoice', shows: ['Счёт не найден. Проверьте ссылку'] },
    host: { path: '/invoice/none' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401), mock.fail(getSharedInvoice, 'unknownInvoice')),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Счёт не найден. Проверьте ссылку', 1)).toBeVisible();
    await expect(canvas.queryByText('Поставщик')).toBeNull();
  },
};

/** On a phone the paper scrolls by itself. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Счёт на телефоне', rule: 'invoice', shows: ['Счёт на оплату № 2025-000041'] } },
  globals: phone,
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('region', { name: 'Счёт на оплату № 2025-000041' });
    await waitFor(() => expect(paper).toHaveAttribute('tabindex', '0'));
    await expect(paper.scrollWidth).toBeGreaterThan(paper.clientWidth);
    await noHorizontalScroll();
  },
};
