import { isMasked } from '@kasb/contract';
import type { Company } from '@kasb/contract';
import { useCompany } from './useCompany.ts';

/** A company of a list with its PINFL and passport, which lists mask, where this person may see them. */
export function useUnmasked(company: Company | undefined): Company | undefined {
  const hasMasks = [company?.pinfl, company?.passportSeries, company?.passportNumber].some(isMasked);
  const single = useCompany(hasMasks ? company?.id : undefined);
  if (!company || !hasMasks || single.status !== 'ready' || single.data.id !== company.id) return company;
  const { pinfl, passportSeries, passportNumber } = single.data;
  return { ...company, pinfl, passportSeries, passportNumber };
}
