import { SaveButton, SaveSearchButton } from '@kasb/candidate';
import type { Vacancy } from '@kasb/contract';
import { queryFromFilters } from '@kasb/search';
import type { SearchFilters } from '@kasb/search';

/** The bookmark of a vacancy. */
export const saveVacancyButton = (vacancy: Vacancy) => <SaveButton vacancy={vacancy} />;

/** The button beside the number of vacancies found. */
export const saveSearchButton = (filters: SearchFilters) => <SaveSearchButton filters={queryFromFilters(filters)} />;
