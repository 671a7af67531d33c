import { createClick } from '../../src/adapters/payments/click/click.ts';
import { createInvoice } from '../../src/adapters/payments/invoice/invoice.ts';
import { createPayme } from '../../src/adapters/payments/payme/payme.ts';
import type { Payments } from '../../src/adapters/payments/payments.ts';

/** Nothing can be paid, as in a portal that sets nothing up. */
export const noPayments: Payments = {
  adapters: {},
  payme: undefined,
  click: undefined,
  seller: undefined,
  fiscal: undefined,
  vatPercent: 12,
  invoiceDays: 14,
  offerUrl: undefined,
};

/** By what Payme is believed. */
export const payme = {
  merchantId: '6740a1b2c3d4e5f6a7b8c9d0',
  login: 'Paycom',
  key: 'Kasb0Payme0Test0Key0of0thirtysix0chr',
  checkoutUrl: 'https://checkout.paycom.uz',
  checksAddresses: false,
};
/** By what Click is believed. */
export const click = {
  serviceId: '48211',
  merchantId: '31052',
  secret: 'kasb-click-secret',
  userId: '30117',
  payUrl: 'https://my.click.uz/services/pay',
  apiUrl: 'https://api.click.uz/v2/merchant',
};
const seller = {
  name: 'ООО «Kasb»',
  stir: '309876543',
  mfo: '00444',
  account: '20208000900123456001',
  bank: 'АКБ «Капиталбанк»',
  address: 'Ташкент, ул. Навои, 1',
};

/** Who is named on the test's invoices. */
export const payer = {
  legalName: 'ООО «Барака Строй»',
  stir: '301234567',
  mfo: '00873',
  bankAccount: '20208000900123456001',
  bankName: 'Ипотека-банк',
  legalAddress: 'Самарканд, ул. Регистан, 5',
};

/** Every way to pay is set up. */
export const allPayments = (clock: () => Date, apiUrl = click.apiUrl): Payments => ({
  ...noPayments,
  adapters: {
    payme: createPayme(payme, false),
    click: createClick({ ...click, apiUrl }, { clock, isDemo: false }),
    invoice: createInvoice(false),
  },
  payme,
  click: { ...click, apiUrl },
  seller,
});

/** By what a server in a process of its own believes the same providers. */
export const paymentEnv = {
  KASB_PAYME_MERCHANT_ID: payme.merchantId,
  KASB_PAYME_KEY: payme.key,
  KASB_CLICK_SERVICE_ID: click.serviceId,
  KASB_CLICK_MERCHANT_ID: click.merchantId,
  KASB_CLICK_SECRET: click.secret,
};
