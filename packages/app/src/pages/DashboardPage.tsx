import { Dashboard } from '@kasb/employer';
import { useMessages } from '@kasb/kit';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

// Few are invited: the figures do not wait for it, nor fall with it. The page of the companies has it too.
const Invitations = lazy<ComponentType>(() =>
  import('./DashboardInvitations.tsx').then(
    (part) => ({ default: part.Invitations }),
    () => ({ default: () => null }),
  ),
);

/** `/employer/dashboard`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.overview'));
  return (
    <Dashboard
      invitations={
        <Suspense>
          <Invitations />
        </Suspense>
      }
    />
  );
}
