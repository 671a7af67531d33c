import { useMessages } from '@kasb/kit';
import { useState } from 'react';
import { useDescriptionParsing } from '../../data/useDescriptionParsing.ts';
import { useShownCompanies } from '../../data/useShownCompanies.ts';
import { useUnmasked } from '../../data/useUnmasked.ts';
import { companiesMessages } from '../../messages/index.ts';
import { startsParsing } from '../../model/companyBody.ts';
import type { SavedCompany } from '../CompanyForm/CompanyForm.tsx';
import type { CompaniesProps } from './Companies.tsx';

/** A message over the list. */
export interface Notice {
  tone: 'positive' | 'critical';
  text: string;
}

/** What happens on the manager's screen: choosing, opening and closing the form, saving, deleting. */
export function useCompanyManager({
  companyId,
  onCompanyChange,
  form,
  onFormChange,
}: Omit<CompaniesProps, 'renderHeadHunterManager'>) {
  const t = useMessages(companiesMessages);
  const shown = useShownCompanies(companyId);
  const selected = useUnmasked(shown.chosen ?? shown.companies[0]);
  const website = useDescriptionParsing();
  const [notice, setNotice] = useState<Notice>();
  const [hasReturned, setReturned] = useState(false);
  const [isTouched, setTouched] = useState(false);

  const show = (next: CompaniesProps['form'], isBack = false) => {
    setTouched(false);
    setReturned(isBack);
    onFormChange(next);
  };
  return {
    ...shown,
    /** The company at the side: the chosen one, else the first. */
    selected,
    parsingOf: (id: string | undefined) => (website.parsing?.companyId === id ? website.parsing : undefined),
    stopParsing: website.stop,
    notice,
    clearNotice: () => setNotice(undefined),
    /** The form was closed, so the focus goes to the company. */
    hasReturned,
    /** Something was typed into the open form. */
    isTouched,
    touch: () => setTouched(true),
    openForm(next: NonNullable<CompaniesProps['form']>) {
      setNotice(undefined);
      show(next);
    },
    closeForm: () => show(undefined, true),
    select(id: string | undefined) {
      show(undefined);
      onCompanyChange(id);
    },
    saved({ id, company, body }: SavedCompany) {
      if (company) shown.keep(company);
      if (startsParsing(body) && !company?.description) website.start(id, form?.company ? 'edit' : 'create');
      else if (website.parsing?.companyId === id) website.stop();
      setNotice({ tone: 'positive', text: t(form?.company ? 'notice.updated' : 'notice.created') });
      show(undefined, true);
      onCompanyChange(id);
    },
    deleted(id: string) {
      shown.drop(id);
      show(undefined);
      setNotice({ tone: 'positive', text: t('notice.deleted') });
      onCompanyChange(undefined);
    },
    deleteFailed: (text: string) => setNotice({ tone: 'critical', text }),
  };
}
