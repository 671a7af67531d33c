import { digits, maxValue, minLength, minValue, optional, picklist, pipe, regex, string, transform } from 'valibot';
import { base, secret, unlessNo, webUrl, yes } from './values.ts';

const number = (count: number) =>
  optional(pipe(string(), regex(new RegExp(`^\\d{${count}}$`), `must be ${count} digits`)));
const name = optional(pipe(string(), minLength(1)));

/** The settings of what is paid for, and how. */
export const paymentVariables = {
  KASB_PAYME_MERCHANT_ID: optional(pipe(string(), regex(/^\w{1,64}$/, 'must be letters and digits'))),
  KASB_PAYME_KEY: optional(secret),
  KASB_PAYME_CHECKOUT_URL: optional(base, 'https://checkout.paycom.uz'),
  KASB_PAYME_IPS: yes,
  KASB_CLICK_SERVICE_ID: optional(pipe(string(), digits('must be a number'))),
  KASB_CLICK_MERCHANT_ID: optional(pipe(string(), digits('must be a number'))),
  KASB_CLICK_SECRET: optional(pipe(string(), minLength(8, 'must have 8 characters or more'))),
  KASB_CLICK_USER_ID: optional(pipe(string(), digits('must be a number'))),
  KASB_CLICK_PAY_URL: optional(webUrl, 'https://my.click.uz/services/pay'),
  KASB_CLICK_API_URL: optional(base, 'https://api.click.uz/v2/merchant'),
  KASB_SELLER_NAME: name,
  KASB_SELLER_STIR: number(9),
  KASB_SELLER_MFO: number(5),
  KASB_SELLER_ACCOUNT: number(20),
  KASB_SELLER_BANK: name,
  KASB_SELLER_ADDRESS: name,
  KASB_SELLER_VAT: pipe(optional(picklist(['0', '12'], 'must be 0 or 12'), '12'), transform(Number)),
  KASB_INVOICE_DAYS: pipe(
    optional(pipe(string(), digits('must be a number')), '14'),
    transform(Number),
    minValue(1, 'must be 1 or more'),
    maxValue(365, 'must be 365 or less'),
  ),
  KASB_OFFER_URL: optional(webUrl),
  KASB_FISCAL_IKPU: number(17),
  KASB_FISCAL_PACKAGE: optional(pipe(string(), digits('must be a number'))),
  KASB_FISCAL_UNITS: optional(pipe(string(), digits('must be a number'), transform(Number))),
  KASB_DEMO_PAYMENTS: unlessNo,
};

/** Settings that mean nothing without each other. */
const groups = [
  ['KASB_PAYME_MERCHANT_ID', 'KASB_PAYME_KEY'],
  ['KASB_CLICK_SERVICE_ID', 'KASB_CLICK_MERCHANT_ID', 'KASB_CLICK_SECRET'],
  [
    'KASB_SELLER_NAME',
    'KASB_SELLER_STIR',
    'KASB_SELLER_MFO',
    'KASB_SELLER_ACCOUNT',
    'KASB_SELLER_BANK',
    'KASB_SELLER_ADDRESS',
  ],
  ['KASB_FISCAL_IKPU', 'KASB_FISCAL_PACKAGE'],
] as const;

type PaymentVariable = (typeof groups)[number][number];

/** Those that are missing beside another of their group, each with one that needs it. */
export function missingBeside(env: Readonly<Partial<Record<PaymentVariable, string | undefined>>>) {
  return groups.flatMap((names: readonly PaymentVariable[]) => {
    const given = names.find((each) => env[each] !== undefined);
    return given === undefined ? [] : names.filter((each) => env[each] === undefined).map((each) => ({ each, given }));
  });
}
