import { defaultLinks } from '@kasb/kit';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from './routing/lazyPage.tsx';
import { LoadBoundary } from './routing/LoadBoundary.tsx';

const loadFrame = () => import('./pages/PageFrame.tsx');
const loadEmployer = () => import('./employer.tsx');

const SignInPage = lazyPage(() => import('./pages/SignInPage.tsx'));
const PageFrame = lazyPage(loadFrame);
const VacanciesPage = lazyPage(() => import('./pages/VacanciesPage.tsx'));
const VacancyPage = lazyPage(() => import('./pages/VacancyPage.tsx'));
const InterviewPage = lazyPage(() => import('./pages/InterviewPage.tsx'));
const EmployerPages = lazyPage(loadEmployer);

/** Every route of the app (docs/domain.md#routes). An unknown path goes to `/`. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <LoadBoundary resetKey={pathname}>
      <Routes>
        <Route path="/" element={<SignInPage />} />
        <Route element={<PageFrame />}>
          <Route path="/vacancies" element={<VacanciesPage />} />
          <Route path="/vacancies/:vacancyId" element={<VacancyPage />} />
        </Route>
        <Route path="/interview/:token" element={<InterviewPage />} />
        <Route path="/employer/*" element={<EmployerPages />} />
        <Route path="*" element={<Navigate to={defaultLinks.home()} replace />} />
      </Routes>
    </LoadBoundary>
  );
}

/** Begins to load the parts of the first page before anything is drawn, all at once. */
export function preloadPage(pathname: string): void {
  // A part that does not come is asked for again by the page, which shows the failure.
  if (pathname.startsWith('/employer/'))
    loadEmployer().then(
      ({ preload }) => preload(pathname),
      () => undefined,
    );
  if (pathname.startsWith('/vacancies')) loadFrame().catch(() => undefined);
}
