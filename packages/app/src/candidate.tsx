import { useLinks } from '@kasb/kit';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Component as PageFrame } from './pages/PageFrame.tsx';
import { lazyPage } from './routing/lazyPage.tsx';
import { RequireRole } from './routing/RequireRole.tsx';

const MyApplicationsPage = lazyPage(() => import('./pages/MyApplicationsPage.tsx'));

/** The routes under `/my`, for candidates alone: in a part of their own, so that visitors do not load their list. */
export function Component() {
  const links = useLinks();
  return (
    <Routes>
      <Route element={<RequireRole role="candidate" />}>
        <Route element={<PageFrame />}>
          <Route path="applications" element={<MyApplicationsPage />} />
        </Route>
        <Route path="*" element={<Navigate to={links.myApplications()} replace />} />
      </Route>
    </Routes>
  );
}
