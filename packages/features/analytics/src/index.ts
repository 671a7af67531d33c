export { analyticsMessages } from './messages/index.ts';
export { queryFromView, viewFromQuery } from './model/view.ts';
export type { AnalyticsView, Period } from './model/view.ts';
export { Overview } from './screens/Overview/Overview.tsx';
export type { OverviewProps } from './screens/Overview/Overview.tsx';
export { SalaryBenchmark } from './screens/SalaryBenchmark/SalaryBenchmark.tsx';
export type { SalaryBenchmarkProps } from './screens/SalaryBenchmark/SalaryBenchmark.tsx';
export { VacancyAnalytics } from './screens/Vacancy/Vacancy.tsx';
export type { VacancyAnalyticsProps } from './screens/Vacancy/Vacancy.tsx';
