import type { Application } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { applicationsMessages } from '../messages/index.ts';

/** How the people behind applications are called, also where their data is hidden or gone. */
export function useApplicantNameOf() {
  const t = useMessages(applicationsMessages);
  return ({ candidate, is_hidden: isHidden, erased_at: erasedAt }: Application): string => {
    if (erasedAt !== undefined) return t('dataErased');
    return isHidden ? t('dataHidden') : (candidate.name ?? t('nameless'));
  };
}

/** How the person behind an application is called. */
export function useApplicantName(application: Application): string {
  return useApplicantNameOf()(application);
}
