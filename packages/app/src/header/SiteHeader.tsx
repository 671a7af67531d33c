import { useLinks, useMessages, useSession } from '@kasb/kit';
import { LinkButton, PublicHeader } from '@kasb/ui';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { LanguageLink } from './LanguageLink.tsx';

// Visitors of the public pages need neither its menus nor its icons.
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));
const EmployerHeader = lazy(async () => ({ default: (await import('./EmployerHeader.tsx')).EmployerHeader }));

/**
 * The header of every page but sign-in: the employer's, or logo, vacancies, a candidate's responses, the other language, and
 * the person or the way in.
 */
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
        ...(user?.role === 'candidate'
          ? [
              {
                href: links.myApplications(),
                label: t('nav.myApplications'),
                isCurrent: pathname.startsWith(links.myApplications()),
              },
            ]
          : []),
      ]}
    >
      <LanguageLink />
      {user?.role === 'candidate' && (
        <Suspense>
          <UserMenu user={user} />
        </Suspense>
      )}
      {!user && (
        <LinkButton variant="secondary" size="sm" href={links.home()} data-for-visitors>
          {t('nav.signIn')}
        </LinkButton>
      )}
    </PublicHeader>
  );
  if (!user || user.role === 'candidate') return bar;
  return (
    <Suspense fallback={bar}>
      <EmployerHeader user={user} />
    </Suspense>
  );
}
