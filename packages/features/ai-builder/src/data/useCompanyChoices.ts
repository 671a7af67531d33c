import { listAreas, listCities, listCompanies } from '@kasb/contract';
import type { CompanyProfile } from '@kasb/contract';
import { listOf, usePages, useQuery, useWords } from '@kasb/kit';
import { profileOfCompany } from '../model/companyProfile.ts';

/** The person's companies, as the assistant is told of them. */
export type CompanyChoices =
  | { status: 'loading' }
  | { status: 'ready'; profiles: readonly (CompanyProfile & { id: string })[]; retry?: () => void };

/** Companies to build a vacancy for. A failed list is empty and has its `retry`; missing spheres and cities cost nothing. */
export function useCompanyChoices(): CompanyChoices {
  const words = useWords();
  const companies = usePages(listCompanies, {});
  const areas = listOf(useQuery(listAreas, {}), ({ items }) => items);
  const cities = listOf(useQuery(listCities, {}), (all) => all);
  if (companies.status === 'loading' || areas.status === 'loading' || cities.status === 'loading')
    return { status: 'loading' };
  return {
    status: 'ready',
    profiles: companies.items.map((company) => {
      const city = cities.items.find(({ id }) => id === String(company.cityId ?? ''));
      return { ...profileOfCompany(company, areas.items, city?.name, words), id: company.id };
    }),
    retry: companies.failure?.retry,
  };
}
