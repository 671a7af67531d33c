import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '@kasb/contract';
import { useLinks, useSession } from '@kasb/kit';
import { PageSpinner } from './PageSpinner.tsx';
import { SessionUnavailable } from './SessionUnavailable.tsx';

export interface RequireRoleProps {
  /** Who may see the routes inside. */
  role: Role;
}

/**
 * Guards the routes inside (specification, section 2): a visitor goes to `/` with the address kept,
 * a candidate to `/`, anybody else to the dashboard.
 */
export function RequireRole({ role }: RequireRoleProps) {
  const { state } = useSession();
  const links = useLinks();
  const { pathname, search } = useLocation();
  switch (state.status) {
    case 'loading':
      return <PageSpinner />;
    case 'unavailable':
      return <SessionUnavailable />;
    case 'visitor':
      return <Navigate to={links.home()} state={{ from: pathname + search }} replace />;
    case 'signedIn':
      if (state.user.role === role) return <Outlet />;
      return <Navigate to={state.user.role === 'candidate' ? links.home() : links.dashboard()} replace />;
  }
}
