import type { User } from '@kasb/contract';
import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Heading, LinkButton, Spinner } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { authMessages } from '../../messages/index.ts';
import * as css from './SignIn.css.ts';

export interface SignedInProps {
  user: User;
  /** Where the person wanted to go: a path of this site, checked. */
  from: string | undefined;
}

/** An employer is sent on; a candidate stays, with a word of welcome. */
export function SignedIn({ user, from }: SignedInProps) {
  const t = useMessages(authMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const isCandidate = user.role === 'candidate';
  const target = from ?? links.dashboard();
  const leave = useEffectEvent(() => navigate(target, { replace: true }));
  useEffect(() => {
    if (!isCandidate) leave();
  }, [isCandidate]);
  if (isCandidate) {
    return (
      <div className={css.step}>
        <div className={css.head}>
          <Heading level={1} className={css.title}>
            {t('candidate.title', { name: user.firstName ?? '' })}
          </Heading>
          <p className={css.lead}>{t('candidate.lead')}</p>
          <LinkButton variant="primary" size="lg" href={links.vacancies()}>
            {t('landing.vacancies')}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className={css.head}>
      <Heading level={1} className={css.title}>
        {t('redirect.title')}
      </Heading>
      <Spinner>{t('redirect.status')}</Spinner>
    </div>
  );
}
