import { Outlet, useLocation } from 'react-router-dom';
import { SiteBar } from '../header/SiteBar.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import { LoadBoundary } from '../routing/LoadBoundary.tsx';
import { useArrival } from '../routing/useArrival.ts';
import * as css from './PageFrame.css.ts';

/** Header and main content: the landmarks that screens leave to their host. They stay while pages come and go. */
export function Component() {
  const { pathname } = useLocation();
  const main = useArrival<HTMLElement>();
  return (
    <>
      <SiteHeader />
      <main ref={main} id="content" tabIndex={-1} className={css.main}>
        <LoadBoundary resetKey={pathname}>
          <Outlet />
        </LoadBoundary>
      </main>
      <SiteBar />
    </>
  );
}
