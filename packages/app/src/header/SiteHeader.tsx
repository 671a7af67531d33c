import { useLinks, useMessages, useSession } from '@kasb/kit';
import { LinkButton, PublicHeader } from '@kasb/ui';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { LanguageLink } from './LanguageLink.tsx';
import * as css from './SiteHeader.css.ts';

// Visitors of the public pages need neither their menus nor their icons.
const CandidateHeader = lazy(async () => ({ default: (await import('./CandidateHeader.tsx')).CandidateHeader }));
const EmployerHeader = lazy(async () => ({ default: (await import('./EmployerHeader.tsx')).EmployerHeader }));

/** The header of every page but sign-in: the person's, or logo, vacancies, the other language and the ways in. */
export function SiteHeader() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const { pathname } = useLocation();
  const { state } = useSession();
  const user = state.status === 'signedIn' ? state.user : undefined;
  const bar = (
    <PublicHeader
      homeHref={links.home()}
      homeLabel={t('nav.home')}
      navigationLabel={t('nav.main')}
      links={[
        { href: links.vacancies(), label: t('nav.vacancies'), isCurrent: pathname.startsWith(links.vacancies()) },
      ]}
    >
      <LanguageLink />
      {!user && (
        <>
          <LinkButton className={css.employers} variant="quiet" size="sm" href={links.home()} data-for-visitors>
            {t('nav.employers')}
          </LinkButton>
          <LinkButton variant="secondary" size="sm" href={links.candidateSignIn()} data-for-visitors>
            {t('nav.signIn')}
          </LinkButton>
        </>
      )}
    </PublicHeader>
  );
  if (!user) return bar;
  return (
    <Suspense fallback={bar}>
      {user.role === 'candidate' ? <CandidateHeader user={user} /> : <EmployerHeader user={user} />}
    </Suspense>
  );
}
