import type { Language, PaymentMethodId } from '@kasb/contract';

/** What a provider's page is told of an order. */
export interface PayableOrder {
  number: string;
  amountTiyin: number;
}

/** A debit as its provider knows it. */
interface KnownPayment {
  providerId: string;
  providerRef: string | null;
  createdAt: Date;
}

/** What a provider says of a debit. */
export type PaymentFate = ({ state: 'done' } | { state: 'waits' } | { state: 'failed'; reason: number }) & {
  /** Its number for the debit, where that is another than the one that we were told. */
  ref?: string;
};

/** What was sold, for the tax office. */
interface SoldItem {
  title: string;
  amountTiyin: number;
  vatTiyin: number;
  vatPercent: number;
  codes: FiscalCodes;
  /** The seller's number as a taxpayer. */
  stir: string | undefined;
}

/** A way to pay. Whatever is set up is there, anything else is not. */
export interface PaymentAdapter {
  id: PaymentMethodId;
  /** As people know it, in each language. */
  name: Record<Language, string>;
  /** What it takes. */
  currencies: readonly string[];
  isDemo: boolean;
  /** Where an order is paid; undefined where that is no page of the web. */
  linkFor: (order: PayableOrder, returnUrl: string, language: Language) => string | undefined;
  /** Gives the money back. Without it that is done in the provider's own cabinet, or at the bank. */
  refund?: (payment: KnownPayment, signal: AbortSignal) => Promise<void>;
  /** What became of a debit that was begun. Without it the provider alone tells that. */
  stateOf?: (payment: KnownPayment, order: string, signal: AbortSignal) => Promise<PaymentFate>;
  /** Where the tax office shows the receipt of a debit; undefined while it has none. */
  receiptOf?: (payment: KnownPayment, signal: AbortSignal) => Promise<string | undefined>;
  /** Has the tax office make one. Without it the provider tells of receipts by itself, or there are none. */
  sendReceipt?: (payment: KnownPayment, sold: SoldItem, signal: AbortSignal) => Promise<void>;
}

/** A provider's refusal, in its own words: for operators. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** By what Payme is believed, and where its pages are. */
export interface PaymeSettings {
  merchantId: string;
  key: string;
  checkoutUrl: string;
  /** Whether only Payme's own addresses are answered. */
  checksAddresses: boolean;
}

/** By what Click is believed, and where its pages and its calls are. */
export interface ClickSettings {
  serviceId: string;
  merchantId: string;
  secret: string;
  userId: string | undefined;
  payUrl: string;
  apiUrl: string;
}

/** Who issues invoices. */
export interface Seller {
  name: string;
  stir: string;
  mfo: string;
  account: string;
  bank: string;
  address: string;
}

/** By what the tax office knows what is sold. */
export interface FiscalCodes {
  ikpu: string;
  packageCode: string;
  units: number | undefined;
}

/** How plans are paid here. */
export interface Payments {
  adapters: Partial<Record<PaymentMethodId, PaymentAdapter>>;
  payme: PaymeSettings | undefined;
  click: ClickSettings | undefined;
  seller: Seller | undefined;
  fiscal: FiscalCodes | undefined;
  /** Of value added tax, within the price. */
  vatPercent: number;
  /** How long an invoice waits for its money. */
  invoiceDays: number;
  /** Where the terms stand that a payer accepts. */
  offerUrl: string | undefined;
}
