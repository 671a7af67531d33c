'use client';
import { Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import { CreateForm } from './CreateForm.tsx';
import { EditForm } from './EditForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useDraftOwner } from './useDraftOwner.ts';

export interface VacancyFormProps {
  /** The company of a new vacancy; without it the form asks for one. */
  companyId?: string;
  /** The vacancy to edit; without it a new one is written. */
  vacancyId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof vacanciesMessages>;
}

/** Creates a vacancy or edits one. After 1.5 s it goes on to the interview, or back to the list. */
export function VacancyForm({ messages, ...props }: VacancyFormProps) {
  return (
    <Screen bundle={vacanciesMessages} overrides={messages}>
      <VacancyFormScreen {...props} />
    </Screen>
  );
}

function VacancyFormScreen({ companyId, vacancyId }: Omit<VacancyFormProps, 'messages'>) {
  const owner = useDraftOwner();
  if (owner === undefined) {
    return (
      <Page width="mid">
        <FormSkeleton />
      </Page>
    );
  }
  if (vacancyId !== undefined) return <EditForm key={vacancyId} vacancyId={vacancyId} owner={owner} />;
  return <CreateForm key={companyId} companyId={companyId} owner={owner} />;
}
