import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import { isProfileField } from '../../model/profileBody.ts';
import * as css from './Profile.css.ts';

export interface SaveFailureProps {
  /** Why the last save failed. */
  error: ApiError | undefined;
}

/** Why a save failed, over the buttons; what a field says itself is not said again. */
export function SaveFailure({ error }: SaveFailureProps) {
  const t = useMessages(employerMessages);
  const problem = useProblemText();
  const isOfField = Object.keys(error?.fields ?? {}).some(isProfileField);
  return (
    <Banner tone="critical" className={css.failure}>
      {error && !isOfField && problem(error, t('error.save'))}
    </Banner>
  );
}
