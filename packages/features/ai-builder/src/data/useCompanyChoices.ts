import { listAreas, listCities, listCompanies } from '@kasb/contract';
import type { CompanyProfile } from '@kasb/contract';
import { useMessages, usePages, useQuery, useWords } from '@kasb/kit';
import type { Failure } from '@kasb/kit';
import { aiBuilderMessages } from '../messages/index.ts';
import { profileOfCompany } from '../model/companyProfile.ts';

/** The person's companies, as the assistant is told of them. */
export type CompanyChoices =
  | { status: 'loading'; profiles?: undefined; failure?: undefined }
  | { status: 'ready'; profiles: readonly (CompanyProfile & { id: string })[]; failure?: Failure };

/**
 * Companies to build a vacancy for. A failed list is empty and has its `failure`; missing spheres and cities cost
 * nothing.
 */
export function useCompanyChoices(): CompanyChoices {
  const words = useWords();
  const t = useMessages(aiBuilderMessages);
  const companies = usePages(listCompanies, {});
  const areas = useQuery(listAreas, {});
  const cities = useQuery(listCities, {});
  if (companies.status === 'loading' || areas.status === 'loading' || cities.status === 'loading')
    return { status: 'loading' };
  return {
    status: 'ready',
    profiles: companies.items.map((company) => {
      const city = cities.data?.find(({ id }) => id === String(company.cityId ?? ''));
      return {
        ...profileOfCompany(company, areas.data?.items ?? [], city?.name, words, t('company.notSpecified')),
        id: company.id,
      };
    }),
    failure: companies.failure,
  };
}
