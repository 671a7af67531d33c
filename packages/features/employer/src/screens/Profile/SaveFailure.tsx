import type { ApiError } from '@kasb/contract';
import { useLinks, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Link } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import { isProfileField } from '../../model/profileBody.ts';
import * as css from './Profile.css.ts';

export interface SaveFailureProps {
  /** Why the last save failed. */
  error: ApiError | undefined;
}

/** Why a save failed, over the buttons; what a field says itself is not said again. After a lost session, the way back in. */
export function SaveFailure({ error }: SaveFailureProps) {
  const t = useMessages(employerMessages);
  const problem = useProblemText();
  const links = useLinks();
  const isOfField = Object.keys(error?.fields ?? {}).some(isProfileField);
  return (
    <Banner
      tone="critical"
      className={css.failure}
      action={
        error?.is('noSession') && (
          <Link isExternal href={links.home()}>
            {t('common.signIn')}
          </Link>
        )
      }
    >
      {error && !isOfField && problem(error, t('error.save'))}
    </Banner>
  );
}
