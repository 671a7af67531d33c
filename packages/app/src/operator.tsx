import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from './routing/lazyPage.tsx';
import type { LoadPage } from './routing/lazyPage.tsx';

const moderation: LoadPage = () => import('./pages/OperatorModerationPage.tsx');

const companies: LoadPage = () => import('./pages/OperatorCompaniesPage.tsx');
const people: LoadPage = () => import('./pages/OperatorPeoplePage.tsx');

const reference: LoadPage = () => import('./pages/OperatorReferencePage.tsx');

const orders: LoadPage = () => import('./pages/OperatorOrdersPage.tsx');
const subscriptions: LoadPage = () => import('./pages/OperatorSubscriptionsPage.tsx');

/** The pages of the operators' room, by their route under `/operator`. */
const pages: Record<string, LoadPage> = {
  'sign-in': () => import('./pages/OperatorSignInPage.tsx'),
  today: () => import('./pages/OperatorTodayPage.tsx'),
  moderation,
  'moderation/:vacancyId': moderation,
  companies,
  'companies/:id': companies,
  people,
  'people/:id': people,
  services: () => import('./pages/OperatorServicesPage.tsx'),
  modules: () => import('./pages/OperatorModulesPage.tsx'),
  reference,
  'reference/:part': reference,
  jobs: () => import('./pages/OperatorJobsPage.tsx'),
  orders,
  'orders/:number': orders,
  subscriptions,
  'subscriptions/:id': subscriptions,
  plans: () => import('./pages/OperatorPlansPage.tsx'),
  audit: () => import('./pages/OperatorAuditPage.tsx'),
  operators: () => import('./pages/OperatorOperatorsPage.tsx'),
};

const routes = Object.entries(pages).map(([path, load]) => {
  const Page = lazyPage(load);
  return <Route key={path} path={path} element={<Page />} />;
});

/** The routes under `/operator`, for operators alone: in a part of their own, so that nobody else loads it. */
export function Component() {
  return (
    <Routes>
      {routes}
      <Route path="*" element={<Navigate to="/operator/today" replace />} />
    </Routes>
  );
}
