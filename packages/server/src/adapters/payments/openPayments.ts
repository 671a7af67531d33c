import type { Env } from '../../env/env.ts';
import { createClick } from './click/click.ts';
import { createInvoice } from './invoice/invoice.ts';
import { createPayme } from './payme/payme.ts';
import type { ClickSettings, FiscalCodes, PaymeSettings, Payments, Seller } from './payments.ts';

/** The ways to pay that the settings set up. */
export function openPayments(env: Env, clock: () => Date): Payments {
  const isDemo = env.KASB_DEMO !== false;
  /** A demo with the keys of a provider moves money: the mark is for stand-ins alone. */
  const isStandIn = (url: string) => isDemo && !/(?:^|\.)(?:paycom|click)\.uz$/.test(new URL(url).hostname);
  const payme = paymeOf(env);
  const click = clickOf(env);
  const seller = sellerOf(env);
  return {
    adapters: {
      ...(payme && { payme: createPayme(payme, isStandIn(payme.checkoutUrl)) }),
      ...(click && { click: createClick(click, { clock, isDemo: isStandIn(click.payUrl) }) }),
      ...(seller && { invoice: createInvoice(isDemo) }),
    },
    payme,
    click,
    seller,
    fiscal: fiscalOf(env),
    vatPercent: env.KASB_SELLER_VAT,
    invoiceDays: env.KASB_INVOICE_DAYS,
    offerUrl: env.KASB_OFFER_URL,
  };
}

function paymeOf(env: Env): PaymeSettings | undefined {
  const { KASB_PAYME_MERCHANT_ID: merchantId, KASB_PAYME_KEY: key } = env;
  if (merchantId === undefined || key === undefined) return undefined;
  const { KASB_PAYME_CHECKOUT_URL: checkoutUrl, KASB_PAYME_IPS: checksAddresses } = env;
  return { merchantId, key, checkoutUrl, checksAddresses };
}

function clickOf(env: Env): ClickSettings | undefined {
  const { KASB_CLICK_SERVICE_ID: serviceId, KASB_CLICK_MERCHANT_ID: merchantId, KASB_CLICK_SECRET: secret } = env;
  if (serviceId === undefined || merchantId === undefined || secret === undefined) return undefined;
  const { KASB_CLICK_USER_ID: userId, KASB_CLICK_PAY_URL: payUrl, KASB_CLICK_API_URL: apiUrl } = env;
  return { serviceId, merchantId, secret, userId, payUrl, apiUrl };
}

function sellerOf(env: Env): Seller | undefined {
  const { KASB_SELLER_NAME: name, KASB_SELLER_STIR: stir, KASB_SELLER_MFO: mfo } = env;
  const { KASB_SELLER_ACCOUNT: account, KASB_SELLER_BANK: bank, KASB_SELLER_ADDRESS: address } = env;
  if (!name || !stir || !mfo || !account || !bank || !address) return undefined;
  return { name, stir, mfo, account, bank, address };
}

function fiscalOf(env: Env): FiscalCodes | undefined {
  const { KASB_FISCAL_IKPU: ikpu, KASB_FISCAL_PACKAGE: packageCode, KASB_FISCAL_UNITS: units } = env;
  return ikpu === undefined || packageCode === undefined ? undefined : { ikpu, packageCode, units };
}
