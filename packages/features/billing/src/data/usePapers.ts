import { getInvoice, getSharedInvoice } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The invoice of an own order. */
export function useInvoice(number: string) {
  return useQuery(getInvoice, { params: { number } });
}

/** The invoice of a link. */
export function useSharedInvoice(token: string) {
  return useQuery(getSharedInvoice, { params: { token } });
}
