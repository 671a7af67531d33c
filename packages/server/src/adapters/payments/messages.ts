import type { Language, PaymentMethodId } from '@kasb/contract';

const names: Record<PaymentMethodId, Record<Language, string>> = {
  payme: { ru: 'Payme', uz: 'Payme' },
  click: { ru: 'Click', uz: 'Click' },
  invoice: { ru: 'Счёт', uz: 'Hisob' },
};

/** What people call a way to pay; in the demo with a word that no money moves. */
export function methodNames(id: PaymentMethodId, isDemo: boolean): Record<Language, string> {
  const { ru, uz } = names[id];
  return isDemo && id !== 'invoice' ? { ru: `${ru} (демо)`, uz: `${uz} (demo)` } : { ru, uz };
}
