import { match, useDefaultCurrencies, useLinks } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useUpdateVacancy } from '../../data/useUpdateVacancy.ts';
import { useVacancyVersion } from '../../data/useVacancyVersion.ts';
import type { VacancyVersion } from '../../data/useVacancyVersion.ts';
import { draftKey } from '../../model/draft.ts';
import { formOf } from '../../model/vacancyForm.ts';
import { NotFound } from '../../parts/NotFound/NotFound.tsx';
import { CompanyField } from './CompanyField.tsx';
import { FormScreen } from './FormScreen.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useDraft } from './useDraft.ts';

export interface EditFormProps {
  vacancyId: string;
  /** Id of the person whose draft it is. */
  owner: string;
}

/** A vacancy that is there, to change. */
export function EditForm({ vacancyId, owner }: EditFormProps) {
  const { state, read } = useVacancyVersion(vacancyId);
  return match(state, {
    loading: () => (
      <Page width="mid">
        <FormSkeleton />
      </Page>
    ),
    missing: ({ retry }) => (
      <Page width="mid">
        <NotFound what="vacancy" retry={retry} />
      </Page>
    ),
    ready: (start) => <LoadedForm start={start} vacancyId={vacancyId} owner={owner} read={read} />,
  });
}

interface LoadedFormProps extends EditFormProps {
  start: VacancyVersion;
  read: () => Promise<VacancyVersion>;
}

function LoadedForm({ start, vacancyId, owner, read }: LoadedFormProps) {
  const links = useLinks();
  const currencies = useDefaultCurrencies();
  const saver = useUpdateVacancy(vacancyId);
  const startOf = ({ vacancy, version }: VacancyVersion) => ({ values: formOf(vacancy, currencies.form), version });
  const draft = useDraft(draftKey(owner, { vacancyId }), startOf(start));
  const name = start.vacancy.company_name;
  return (
    <FormScreen
      draft={draft}
      saver={saver}
      isEdit
      companyId={start.vacancy.company_id ?? ''}
      companyName={name}
      companyField={name && <CompanyField fixedName={name} />}
      reread={() => read().then(startOf, () => undefined)}
      targetOf={() => withUpdatedFlag(links.employerVacancies())}
    />
  );
}

/** The list that says that a vacancy was updated. */
function withUpdatedFlag(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}updated=true`;
}
