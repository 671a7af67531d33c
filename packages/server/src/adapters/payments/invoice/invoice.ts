import { methodNames } from '../messages.ts';
import type { PaymentAdapter } from '../payments.ts';

/** A paper that is paid at a bank: an operator tells when the money came, and when it went back. */
export function createInvoice(isDemo: boolean): PaymentAdapter {
  return {
    id: 'invoice',
    name: methodNames('invoice', isDemo),
    currencies: ['UZS', 'USD', 'EUR', 'RUB'],
    isDemo,
    linkFor: () => undefined,
  };
}
