import type { User } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Bell } from '@kasb/notifications';
import { PublicHeader } from '@kasb/ui';
import { candidatePages } from '../candidatePages.ts';
import { siteMessages } from '../messages/site/index.ts';
import { useCandidateSections } from './useCandidateSections.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface CandidateHeaderProps {
  user: User;
}

/**
 * The candidate's header: their sections, which a phone has at the lower edge, and the person's menu
 * (docs/domain.md#candidates-header).
 */
export function CandidateHeader({ user }: CandidateHeaderProps) {
  const t = useMessages(siteMessages);
  const links = useLinks();
  return (
    <PublicHeader
      homeHref={links.my()}
      homeLabel={t('nav.home')}
      navigationLabel={t('nav.main')}
      links={useCandidateSections()}
      hasTabBar
    >
      {candidatePages.notifications && <Bell href={links.myNotifications()} />}
      <UserMenu user={user} />
    </PublicHeader>
  );
}
