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

/** An employer is sent on, a candidate to where they wanted to go; without that they stay, with a word of welcome. */
export function SignedIn({ user, from }: SignedInProps) {
  const t = useMessages(authMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const isCandidate = user.role === 'candidate';
  const target = from ?? (isCandidate ? undefined : links.dashboard());
  const leave = useEffectEvent((path: string) => navigate(path, { replace: true }));
  useEffect(() => {
    if (target !== undefined) leave(target);
  }, [target]);
  if (target === undefined) {
    return (
      <div className={css.step}>
        <div className={css.head}>
          <Heading level={1} className={css.title}>
            {t('candidate.title', { name: user.firstName ?? '' })}
          </Heading>
          <p className={css.lead}>{t('candidate.lead')}</p>
          <LinkButton variant="primary" size="lg" href={links.vacancies()}>
            {t('seeVacancies')}
          </LinkButton>
          <LinkButton variant="secondary" size="lg" href={links.myApplications()}>
            {t('myResponses')}
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
