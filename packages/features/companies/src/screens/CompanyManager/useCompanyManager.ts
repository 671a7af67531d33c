import type { Company } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDescriptionParsing } from '../../data/useDescriptionParsing.ts';
import { useShownCompanies } from '../../data/useShownCompanies.ts';
import { useUnmasked } from '../../data/useUnmasked.ts';
import { companiesMessages } from '../../messages/index.ts';
import { startsParsing } from '../../model/companyBody.ts';
import type { SavedCompany } from '../CompanyForm/CompanyForm.tsx';

/** What the open form is about: a company, or a new one. */
export interface FormTarget {
  company?: Company;
}

/** Which company is shown; the host keeps it. */
export interface ChosenCompany {
  /** The chosen company; the host keeps it in its address. Without it the first one is shown on wide screens. */
  companyId?: string;
  /** Another company was chosen, or none: the way back to the list, and after a deletion. */
  onCompanyChange: (companyId: string | undefined) => void;
}

/** Which form is open. */
export interface OpenForm {
  form: FormTarget | undefined;
  onFormChange: (form: FormTarget | undefined) => void;
}

/** A message over the list. */
export interface Notice {
  tone: 'positive' | 'critical';
  text: ReactNode;
}

/** What happens on the manager's screen: choosing, opening and closing the form, saving, deleting. */
export function useCompanyManager({ companyId, onCompanyChange, form, onFormChange }: ChosenCompany & OpenForm) {
  const t = useMessages(companiesMessages);
  const shown = useShownCompanies(companyId);
  const selected = useUnmasked(shown.chosen ?? shown.companies[0]);
  const website = useDescriptionParsing();
  const [notice, setNotice] = useState<Notice>();
  const [hasReturned, setReturned] = useState(false);
  const [isTouched, setTouched] = useState(false);

  const show = (next: FormTarget | undefined, isBack = false) => {
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
    openForm(next: FormTarget) {
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
    deleteFailed: (text: ReactNode) => setNotice({ tone: 'critical', text }),
  };
}
