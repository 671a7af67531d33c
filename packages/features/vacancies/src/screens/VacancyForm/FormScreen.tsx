import { useLinks, useMessages } from '@kasb/kit';
import { BackLink, Page } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SaveVacancy } from '../../data/saveVacancy.ts';
import { useReferences } from '../../data/useReferences.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import { defaultEmployment } from '../../model/vacancyForm.ts';
import { EditGuard } from '../../parts/EditGuard/EditGuard.tsx';
import { AboutSection } from './AboutSection.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormBar } from './FormBar.tsx';
import { FormHead } from './FormHead.tsx';
import { FormNotices } from './FormNotices.tsx';
import { Preview } from './Preview.tsx';
import { StatusSection } from './StatusSection.tsx';
import { TermsSection } from './TermsSection.tsx';
import type { DraftForm, FormStart } from './useDraft.ts';
import { useLeaving } from './useLeaving.ts';
import { useVacancyForm } from './useVacancyForm.tsx';
import * as css from './VacancyForm.css.ts';

export interface FormScreenProps {
  draft: DraftForm;
  saver: SaveVacancy;
  /** An existing vacancy is edited. @default false */
  isEdit?: boolean;
  companyId: string;
  companyName: string | undefined;
  companyField: ReactNode;
  /** Reads the vacancy again after a conflict. */
  reread?: () => Promise<FormStart | undefined>;
  /** Where to go after the save. */
  targetOf: (vacancyId: string) => string;
}

/** The form with its cards, the candidate's view beside it, and the bar under it. */
export function FormScreen({
  draft,
  saver,
  isEdit = false,
  companyId,
  companyName,
  companyField,
  reread,
  targetOf,
}: FormScreenProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const references = useReferences();
  const leave = useLeaving();
  const { values } = draft;
  const employmentType = values.employmentType || defaultEmployment(references.employmentTypes);
  const onSaved = (vacancyId: string) => leave(targetOf(vacancyId));
  const form = useVacancyForm({ draft, saver, companyId, employmentType, isEdit, reread, onSaved });
  const element = useRef<HTMLFormElement>(null);

  // What the provider refused is marked by now: the focus goes to the first of it.
  useEffect(() => {
    if (Object.keys(form.errors).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form.errors]);

  const section = { values, errors: form.errors, onChange: form.change };
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Page width="mid">
        <BackLink href={links.employerVacancies()}>{t('myVacancies')}</BackLink>
        <FormHead isEdit={isEdit} />
        <div className={css.columns}>
          <div className={css.sections}>
            <FormNotices draft={draft} />
            <AboutSection {...section} companyField={companyField} />
            <TermsSection {...section} references={references} employmentType={employmentType} />
            <StatusSection {...section} />
          </div>
          <Preview values={values} employmentType={employmentType} companyName={companyName} />
        </div>
      </Page>
      <FormBar form={form} isEdit={isEdit} />
      <EditGuard
        check={form.guard}
        was={isEdit ? draft.saved.values.title : undefined}
        became={values.title}
        isPending={form.phase === 'saving'}
        onReturn={form.closeGuard}
        onCancel={isEdit ? form.cancelChanges : undefined}
        onForce={() => void form.save({ isForced: true })}
      />
      <ConflictDialog
        error={form.conflict}
        isPending={form.phase !== 'idle'}
        onClose={form.closeConflict}
        onReload={() => void form.takeTheirs()}
        onOverwrite={() => void form.overwrite()}
      />
    </form>
  );
}
