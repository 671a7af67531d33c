import type { Application } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { applicationsMessages } from '../messages/index.ts';

/** How the person behind an application is called, also where their data is hidden or gone. */
export function useApplicantName({ candidate, is_hidden: isHidden, erased_at: erasedAt }: Application): string {
  const t = useMessages(applicationsMessages);
  if (erasedAt !== undefined) return t('applicant.erased');
  return isHidden ? t('applicant.hidden') : (candidate.name ?? t('nameless'));
}
