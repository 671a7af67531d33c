import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { defaultLinks } from '@kasb/kit';
import { lazyPage } from './routing/lazyPage.tsx';
import { LoadBoundary } from './routing/LoadBoundary.tsx';
import { RequireRole } from './routing/RequireRole.tsx';

const SignInPage = lazyPage(() => import('./pages/SignInPage.tsx'));
const VacanciesPage = lazyPage(() => import('./pages/VacanciesPage.tsx'));
const VacancyPage = lazyPage(() => import('./pages/VacancyPage.tsx'));
const LaterPage = lazyPage(() => import('./pages/LaterPage.tsx'));
const DashboardPage = lazyPage(() => import('./pages/DashboardPage.tsx'));

/** Routes of the table (specification, section 2) whose screens come later. */
const laterRoutes = [
  'profile',
  'companies',
  'companies/:companyId/vacancies',
  'companies/:companyId/members',
  'companies/:companyId/vacancies/new',
  'vacancies',
  'vacancies/new',
  'vacancies/ai-builder',
  'vacancies/:vacancyId',
  'vacancies/:vacancyId/edit',
  'vacancies/:vacancyId/applications',
  'vacancy/:vacancyId/interview',
  'applications',
  'hh-resume/:resumeId',
  'subscriptions',
  'pricing',
  'integrations/headhunter',
];

/** Every route of the app (specification, section 2). An unknown path goes to `/`. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <LoadBoundary resetKey={pathname}>
      <Routes>
        <Route path="/" element={<SignInPage />} />
        <Route path="/vacancies" element={<VacanciesPage />} />
        <Route path="/vacancies/:vacancyId" element={<VacancyPage />} />
        <Route path="/employer" element={<RequireRole role="employer" />}>
          <Route path="dashboard" element={<DashboardPage />} />
          {laterRoutes.map((path) => (
            <Route key={path} path={path} element={<LaterPage />} />
          ))}
        </Route>
        <Route path="*" element={<Navigate to={defaultLinks.home()} replace />} />
      </Routes>
    </LoadBoundary>
  );
}
