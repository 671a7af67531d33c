import { StayingAccount } from '@kasb/candidate';
import { useLinks } from '@kasb/kit';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { candidatePages } from './candidatePages.ts';
import { Component as PageFrame } from './pages/PageFrame.tsx';
import { lazyPage } from './routing/lazyPage.tsx';
import { RequireRole } from './routing/RequireRole.tsx';

const routes = Object.entries(candidatePages).map(([path, load]) => {
  const Page = lazyPage(load);
  return <Route key={path} path={path} element={<Page />} />;
});

/** The routes under `/my`, for candidates alone: in a part of their own, so that visitors do not load their list. */
export function Component() {
  const links = useLinks();
  return (
    <Routes>
      <Route element={<RequireRole role="candidate" />}>
        <Route element={<PageFrame />}>
          <Route
            element={
              <StayingAccount>
                <Outlet />
              </StayingAccount>
            }
          >
            {routes}
          </Route>
        </Route>
        <Route path="*" element={<Navigate to={links.my()} replace />} />
      </Route>
    </Routes>
  );
}
