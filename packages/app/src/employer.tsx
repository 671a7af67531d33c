import { useLinks } from '@kasb/kit';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { Component as PageFrame } from './pages/PageFrame.tsx';
import { lazyPage } from './routing/lazyPage.tsx';
import type { LoadPage } from './routing/lazyPage.tsx';
import { RequireRole } from './routing/RequireRole.tsx';

const employerVacancies: LoadPage = () => import('./pages/EmployerVacanciesPage.tsx');
const vacancyForm: LoadPage = () => import('./pages/VacancyFormPage.tsx');

/** The employer's pages, by their route under `/employer`; a fixed word goes before a parameter at its place. */
const pages: Record<string, LoadPage> = {
  dashboard: () => import('./pages/DashboardPage.tsx'),
  profile: () => import('./pages/ProfilePage.tsx'),
  companies: () => import('./pages/CompaniesPage.tsx'),
  'companies/:companyId/members': () => import('./pages/CompanyMembersPage.tsx'),
  'companies/:companyId/vacancies': employerVacancies,
  'companies/:companyId/vacancies/new': vacancyForm,
  vacancies: employerVacancies,
  'vacancies/new': vacancyForm,
  'vacancies/:vacancyId': () => import('./pages/EmployerVacancyPage.tsx'),
  'vacancies/:vacancyId/edit': vacancyForm,
  'vacancies/:vacancyId/applications': () => import('./pages/VacancyApplicationsPage.tsx'),
  'vacancy/:vacancyId/interview': () => import('./pages/InterviewSetupPage.tsx'),
  applications: () => import('./pages/ApplicationsPage.tsx'),
  'applications/:applicationId': () => import('./pages/ApplicantPage.tsx'),
  'hh-resume/:resumeId': () => import('./pages/ResumePage.tsx'),
  analytics: () => import('./pages/AnalyticsPage.tsx'),
  'analytics/:vacancyId': () => import('./pages/VacancyAnalyticsPage.tsx'),
  subscriptions: () => import('./pages/SubscriptionsPage.tsx'),
  pricing: () => import('./pages/PricingPage.tsx'),
  'checkout/:planId': () => import('./pages/CheckoutPage.tsx'),
  'payments/:number': () => import('./pages/PaymentPage.tsx'),
  'payments/:number/invoice': () => import('./pages/InvoicePage.tsx'),
  'payments/:number/receipt': () => import('./pages/ReceiptPage.tsx'),
  notifications: () => import('./pages/NotificationsPage.tsx'),
  'notifications/settings': () => import('./pages/NotificationSettingsPage.tsx'),
  'integrations/headhunter': () => import('./pages/HeadHunterPage.tsx'),
};

/** Pages that fill the window, with a bar of their own. */
const fullPages: Record<string, LoadPage> = {
  'vacancies/ai-builder': () => import('./pages/AiBuilderPage.tsx'),
};

const allPages = { ...fullPages, ...pages };

// One component for one module, so that going to the same page with another address keeps it.
const pageOf = new Map(Object.values(allPages).map((load) => [load, lazyPage(load)]));

const routesOf = (some: Record<string, LoadPage>) =>
  Object.entries(some).map(([path, load]) => {
    const Page = pageOf.get(load);
    return Page && <Route key={path} path={path} element={<Page />} />;
  });

/** Begins to load the page of an address, before anybody knows who wants to see it. */
export function preload(pathname: string): void {
  const path = Object.keys(allPages).find((route) => matchPath(`/employer/${route}`, pathname));
  // A part that does not come is asked for again by the page, which shows the failure.
  if (path !== undefined) allPages[path]?.().catch(() => undefined);
}

/**
 * The routes under `/employer`, for employers alone: in a part of their own, so that visitors do not load their list.
 */
export function Component() {
  const links = useLinks();
  return (
    <Routes>
      <Route element={<RequireRole role="employer" />}>
        {routesOf(fullPages)}
        <Route element={<PageFrame />}>{routesOf(pages)}</Route>
      </Route>
      <Route path="*" element={<Navigate to={links.home()} replace />} />
    </Routes>
  );
}
