export { VacancyList } from './screens/VacancyList/VacancyList.tsx';
export type { VacancyListProps } from './screens/VacancyList/VacancyList.tsx';
export { VacancyPage } from './screens/VacancyPage/VacancyPage.tsx';
export type { VacancyPageProps } from './screens/VacancyPage/VacancyPage.tsx';
export { VacancyCard } from './parts/VacancyCard/VacancyCard.tsx';
export type { VacancyCardProps } from './parts/VacancyCard/VacancyCard.tsx';
export { cursorFromQuery, filtersFromQuery, noFilters, queryFromFilters } from './model/filters.ts';
export type { SearchFilters } from './model/filters.ts';
export { searchMessages } from './messages/index.ts';
