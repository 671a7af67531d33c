import { defaultLinks } from '@kasb/kit';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Component as PageFrame } from './pages/PageFrame.tsx';
import { lazyPage } from './routing/lazyPage.tsx';

const SharedResumePage = lazyPage(() => import('./pages/SharedResumePage.tsx'));
const InterviewPage = lazyPage(() => import('./pages/InterviewPage.tsx'));
const SharedInvoicePage = lazyPage(() => import('./pages/SharedInvoicePage.tsx'));
const UnsubscribePage = lazyPage(() => import('./pages/UnsubscribePage.tsx'));
const OperatorPages = lazyPage(() => import('./operator.tsx'));

/**
 * The routes that somebody sent a link to, and the operators': in a part of their own, so that visitors do not load
 * their list. An unknown path goes to `/`.
 */
export function Component() {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route path="/resume/:shareToken" element={<SharedResumePage />} />
        <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
      </Route>
      <Route path="/interview/:token" element={<InterviewPage />} />
      <Route path="/invoice/:token" element={<SharedInvoicePage />} />
      <Route path="/operator/*" element={<OperatorPages />} />
      <Route path="*" element={<Navigate to={defaultLinks.home()} replace />} />
    </Routes>
  );
}
