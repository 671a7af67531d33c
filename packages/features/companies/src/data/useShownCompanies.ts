import type { Company } from '@kasb/contract';
import { useState } from 'react';
import { useCompanies } from './useCompanies.ts';
import { useCompany } from './useCompany.ts';

/** The list with what was just saved or deleted in it, so that nobody sees old values while it is read again. */
export function useShownCompanies(companyId: string | undefined) {
  const pages = useCompanies();
  const [saved, setSaved] = useState<{ before: Company | undefined; company: Company }>();
  const [deletedId, setDeletedId] = useState<string>();
  const listed = pages.items ?? [];
  // A list that was read again has another object in the old one's place.
  const companies = listed
    .filter(({ id }) => id !== deletedId)
    .map((company) => (company === saved?.before ? saved.company : company));

  const inList = companies.find(({ id }) => id === companyId);
  const fresh = saved?.company.id === companyId ? saved?.company : undefined;
  const isFurtherOn = pages.status === 'ready' && pages.hasMore && !inList && !fresh;
  const single = useCompany(isFurtherOn ? companyId : undefined);
  return {
    pages,
    companies,
    /** The company of the address, if the person has it. */
    chosen: inList ?? fresh ?? (isFurtherOn ? single.data : undefined),
    keep: (company: Company) => setSaved({ before: listed.find(({ id }) => id === company.id), company }),
    drop: setDeletedId,
  };
}
