import type { Role, User } from '@kasb/contract';
import { match, useLinks, useSession } from '@kasb/kit';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from './PageSpinner.tsx';
import * as css from './RequireRole.css.ts';
import { SessionUnavailable } from './SessionUnavailable.tsx';

const SessionEnded = lazy(async () => ({ default: (await import('./SessionEnded.tsx')).SessionEnded }));

export interface RequireRoleProps {
  /** Who may see the routes inside. */
  role: Role;
}

/**
 * Guards the routes inside (docs/domain.md#guard): a visitor goes to their sign-in with the address kept,
 * a candidate to `/`, anybody else to the dashboard. A page that somebody has typed on stays when the session
 * ends, and asks to sign in over it.
 */
export function RequireRole({ role }: RequireRoleProps) {
  const { state } = useSession();
  const links = useLinks();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const [user, setUser] = useState<User>();
  const [typedOn, setTypedOn] = useState<string>();
  if (state.status === 'signedIn' && state.user !== user) setUser(state.user);

  const page = (id: string, dialog?: ReactNode) => (
    <div className={css.page} onInput={() => typedOn !== pathname && setTypedOn(pathname)}>
      {/* Another person's page begins anew. */}
      <Outlet key={id} />
      {dialog}
    </div>
  );
  return match(state, {
    loading: () => <PageSpinner />,
    unavailable: () => <SessionUnavailable />,
    visitor: ({ isExpired }) =>
      isExpired && typedOn === pathname && user ? (
        page(
          user.id,
          <Suspense>
            <SessionEnded phone={user.phone ?? ''} />
          </Suspense>,
        )
      ) : role === 'candidate' ? (
        <Navigate to={links.candidateSignIn(from)} replace />
      ) : (
        <Navigate to={links.home()} state={{ from }} replace />
      ),
    signedIn: ({ user: present }) =>
      present.role === role ? (
        page(present.id)
      ) : (
        <Navigate to={present.role === 'candidate' ? links.home() : links.dashboard()} replace />
      ),
  });
}
