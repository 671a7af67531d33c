import { useLocation } from 'react-router-dom';
import { useLinks, useMessages, useSession } from '@kasb/kit';
import { LinkButton, PublicHeader } from '@kasb/ui';
import { appMessages } from '../messages/index.ts';
import { UserMenu } from './UserMenu.tsx';

/** The header of every page but sign-in: logo, vacancies, and the person or the way to sign in. */
export function SiteHeader() {
  const t = useMessages(appMessages);
  const links = useLinks();
  const { pathname } = useLocation();
  const { state } = useSession();
  const isEmployer = state.status === 'signedIn' && state.user.role !== 'candidate';
  const targets = [
    { href: links.vacancies(), label: t('nav.vacancies') },
    ...(isEmployer ? [{ href: links.dashboard(), label: t('nav.dashboard') }] : []),
  ];
  return (
    <PublicHeader
      homeHref={links.home()}
      homeLabel={t('nav.home')}
      navigationLabel={t('nav.main')}
      links={targets.map((link) => ({ ...link, isCurrent: pathname.startsWith(link.href) }))}
    >
      {state.status === 'signedIn' ? (
        <UserMenu user={state.user} />
      ) : state.status === 'loading' ? null : (
        <LinkButton variant="secondary" size="sm" href={links.home()}>
          {t('nav.signIn')}
        </LinkButton>
      )}
    </PublicHeader>
  );
}
