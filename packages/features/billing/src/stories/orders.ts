import type { WireAnswerOf, getInvoice, getOrder, listCompanies, listPaymentMethods } from '@kasb/contract';
import { storyTime } from '@kasb/kit/stories';

type WireOrder = WireAnswerOf<typeof getOrder>;
type WireInvoice = WireAnswerOf<typeof getInvoice>;
type WireCompanies = NonNullable<WireAnswerOf<typeof listCompanies>['items']>;

const at = (minutes: number) => new Date(storyTime.getTime() + minutes * 60_000).toISOString();
const day = 24 * 60;

/** The ways to pay of the stories. */
export const paymentMethods: WireAnswerOf<typeof listPaymentMethods> = {
  items: [
    { id: 'payme', name: 'Payme', currencies: ['UZS'] },
    { id: 'click', name: 'Click', currencies: ['UZS'] },
    { id: 'invoice', name: 'Счёт', currencies: ['UZS', 'USD', 'EUR', 'RUB'] },
  ],
  vat_percent: 12,
};

/** The order of the stories: it waits. */
export const order = (changes: Partial<WireOrder> = {}): WireOrder => ({
  number: '48172093',
  status: 'pending',
  method: 'payme',
  plan: { id: 'm2', name: 'Бизнес', billing_period: 'monthly', postings_limit: 10, features: ['10 публикаций'] },
  amount: 990_000,
  currency: 'UZS',
  vat_percent: 12,
  vat_amount: 106_071.43,
  starts_at: at(0),
  ends_at: at(30 * day),
  created_at: at(-3),
  expires_at: at(day),
  payment_url: 'https://pay.example/48172093',
  live_order: null,
  ...changes,
});

/** Its payment was begun. */
export const begun = (changes: Partial<WireOrder> = {}): WireOrder =>
  order({ payment: { state: 'started', started_at: at(-2), performed_at: null }, ...changes });

/** It is paid. */
export const paid = (changes: Partial<WireOrder> = {}): WireOrder =>
  order({
    status: 'paid',
    paid_at: at(0),
    payment: { state: 'performed', started_at: at(-2), performed_at: at(0) },
    payment_url: null,
    fiscal_url: 'https://ofd.example/1',
    subscription_id: '3f2a9c10-7b6d-4e21-9a55-0c1d2e3f4a5b',
    ...changes,
  });

/** A try at it failed. */
export const failed = (): WireOrder =>
  order({
    failure: { code: 'payme.2', text: 'Банк не списал деньги: проверьте остаток и лимит интернет-платежей' },
  });

/** A legal entity, and an individual, who gets no invoices. */
export const payers: WireCompanies = [
  {
    id: 'c1',
    name: 'ООО «Барака Строй»',
    companyType: 'legal',
    legalName: 'ООО «Барака Строй»',
    stir: '301234567',
    mfo: '00873',
    bankAccount: '20208000900123456001',
    bankName: 'Ипотека-банк',
    legalAddress: 'Самарканд, ул. Регистан, 5',
  },
  { id: 'c2', name: 'ИП Рахимов', companyType: 'individual' },
];

/** It is paid by an invoice, which waits. */
export const invoiced = (changes: Partial<WireOrder> = {}): WireOrder =>
  order({
    number: '73026618',
    method: 'invoice',
    payment_url: null,
    invoice: { number: '2025-000041', url: '/invoice/tok' },
    expires_at: at(14 * day),
    ...changes,
  });

/** The invoice of that order. */
export const invoice = (changes: Partial<WireInvoice> = {}): WireInvoice => ({
  number: '2025-000041',
  order: '73026618',
  plan_id: 'm2',
  issued_at: at(0),
  due_at: at(14 * day),
  status: 'pending',
  seller: {
    name: 'ООО «Kasb»',
    stir: '309876543',
    account: '20208000905123456001',
    bank: 'АКБ «Капиталбанк»',
    mfo: '01088',
    address: 'Ташкент, ул. Афросиаб, 12',
  },
  payer: {
    name: 'ООО «Барака Строй»',
    stir: '301234567',
    account: '20208000900123456001',
    bank: 'Ипотека-банк',
    mfo: '00873',
    address: 'Самарканд, ул. Регистан, 5',
  },
  lines: [
    {
      title: 'Доступ к платформе Kasb, план «Бизнес», 1 месяц',
      code: '10399002001000000',
      unit: 'услуга',
      count: 1,
      price: 883_928.57,
      sum: 883_928.57,
    },
  ],
  total: 990_000,
  currency: 'UZS',
  vat_percent: 12,
  vat_amount: 106_071.43,
  in_words: 'девятьсот девяносто тысяч сум 00 тийин',
  vat_in_words: 'сто шесть тысяч семьдесят один сум 43 тийин',
  purpose:
    'Оплата по счёту № 2025-000041 за доступ к платформе Kasb, план «Бизнес», заказ 73026618, в том числе НДС 12%',
  share_url: 'https://kasb.example/invoice/tok',
  pdf_url: '/api/invoices/tok.pdf',
  ...changes,
});
