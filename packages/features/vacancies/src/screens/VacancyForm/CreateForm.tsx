import { useDefaultCurrencies, useLinks } from '@kasb/kit';
import { useCompanies } from '../../data/useCompanies.ts';
import { useCreateVacancy } from '../../data/useCreateVacancy.ts';
import { draftKey } from '../../model/draft.ts';
import { emptyForm } from '../../model/vacancyForm.ts';
import { CompanyField } from './CompanyField.tsx';
import { FormScreen } from './FormScreen.tsx';
import { useDraft } from './useDraft.ts';

export interface CreateFormProps {
  companyId: string | undefined;
  /** Id of the person whose draft it is. */
  owner: string;
}

/** A new vacancy: of the company it was begun under, or of one that is chosen. */
export function CreateForm({ companyId, owner }: CreateFormProps) {
  const links = useLinks();
  const currencies = useDefaultCurrencies();
  const saver = useCreateVacancy();
  const draft = useDraft(draftKey(owner, { companyId }), { values: emptyForm(currencies.form) });
  const companies = useCompanies();
  const all = companies.items ?? [];
  const only = all.length === 1 ? all[0]?.id : undefined;
  const chosen =
    companyId ?? (all.some(({ id }) => id === draft.values.companyId) ? draft.values.companyId : (only ?? ''));
  const name = all.find(({ id }) => id === chosen)?.name;
  return (
    <FormScreen
      draft={draft}
      saver={saver}
      companyId={chosen}
      companyName={name}
      companyField={
        <CompanyField
          fixedName={companyId === undefined ? undefined : (name ?? '')}
          companies={companies}
          value={chosen}
          onChange={(value) => draft.change({ companyId: value })}
        />
      }
      targetOf={links.interviewSetup}
    />
  );
}
