import { listCurrencies } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';

// The design system writes these in the person's language.
const known = new Set(['UZS', 'USD', 'EUR', 'RUB']);

/** What stands after a sum: a known code, else the sign in the provider's list, else the code. */
export function useCurrencySign(code: string): string {
  const list = listOf(useQuery(listCurrencies, known.has(code) ? null : {}), (all) => all);
  const listed = list.status === 'ready' ? list.items.find((currency) => currency.code === code)?.symbol : undefined;
  return listed ?? code;
}
