import { listCurrencies } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

// The design system writes these in the person's language.
const known = new Set(['UZS', 'USD', 'EUR', 'RUB']);

/** What stands after a sum: a known code, else the sign in the provider's list, else the code. */
export function useCurrencySign(code: string): string {
  const list = useQuery(listCurrencies, known.has(code) ? null : {}).data;
  return list?.find((currency) => currency.code === code)?.symbol ?? code;
}
