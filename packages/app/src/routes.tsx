import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from './routing/lazyPage.tsx';
import { LoadBoundary } from './routing/LoadBoundary.tsx';

const loadEmployer = () => import('./employer.tsx');

const SignInPage = lazyPage(() => import('./pages/SignInPage.tsx'));
const PageFrame = lazyPage(() => import('./pages/PageFrame.tsx'));
const VacanciesPage = lazyPage(() => import('./pages/VacanciesPage.tsx'));
const VacancyPage = lazyPage(() => import('./pages/VacancyPage.tsx'));
const PlacePage = lazyPage(() => import('./pages/PlacePage.tsx'));
const PublicCompanyPage = lazyPage(() => import('./pages/PublicCompanyPage.tsx'));
const RespondPage = lazyPage(() => import('./pages/RespondPage.tsx'));
const SignInByPostPage = lazyPage(() => import('./pages/SignInByPostPage.tsx'));
const EmployerPages = lazyPage(loadEmployer);
const CandidateSignInPage = lazyPage(() => import('./pages/CandidateSignInPage.tsx'));
const CandidatePages = lazyPage(() => import('./candidate.tsx'));
const OtherPages = lazyPage(() => import('./otherPages.tsx'));

/** Every route of the app (docs/domain.md#routes). */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <LoadBoundary resetKey={pathname}>
      <Routes>
        <Route path="/" element={<SignInPage />} />
        <Route path="/sign-in/:step" element={<SignInByPostPage />} />
        <Route element={<PageFrame />}>
          <Route path="/vacancies" element={<VacanciesPage />} />
          <Route path="/vacancies/:vacancyId" element={<VacancyPage />} />
          <Route path="/vacancies/job/:profession" element={<PlacePage />} />
          <Route path="/vacancies/city/:city/:profession?" element={<PlacePage />} />
          <Route path="/companies/:companyId" element={<PublicCompanyPage />} />
          <Route path="/vacancies/:vacancyId/respond" element={<RespondPage />} />
          <Route path="/my/sign-in" element={<CandidateSignInPage />} />
        </Route>
        <Route path="/my/*" element={<CandidatePages />} />
        <Route path="/employer/*" element={<EmployerPages />} />
        <Route path="*" element={<OtherPages />} />
      </Routes>
    </LoadBoundary>
  );
}

/** The parts of the pages that are open to all, by their routes. */
const openPages: [path: string, parts: { preload: () => Promise<unknown> }[]][] = [
  ['/', [SignInPage]],
  ['/sign-in/:step', [SignInByPostPage]],
  ['/vacancies', [PageFrame, VacanciesPage]],
  ['/vacancies/:vacancyId', [PageFrame, VacancyPage]],
  ['/vacancies/job/:profession', [PageFrame, PlacePage]],
  ['/vacancies/city/:city/:profession?', [PageFrame, PlacePage]],
  ['/companies/:companyId', [PageFrame, PublicCompanyPage]],
  ['/vacancies/:vacancyId/respond', [PageFrame, RespondPage]],
];

/** Begins to load the parts of the first page before anything is drawn, all at once; ends when they are there. */
export async function preloadPage(pathname: string): Promise<void> {
  const [, parts = []] = openPages.find(([path]) => matchPath(path, pathname)) ?? [];
  // A part that does not come is asked for again by the page, which shows the failure.
  await Promise.allSettled([
    ...parts.map(({ preload }) => preload()),
    ...(pathname.startsWith('/employer/') ? [loadEmployer().then(({ preload }) => preload(pathname))] : []),
  ]);
}

/** Brings the parts of all pages that are open to all. */
export async function preloadOpenPages(): Promise<void> {
  await Promise.all(openPages.flatMap(([, parts]) => parts).map(({ preload }) => preload()));
}
