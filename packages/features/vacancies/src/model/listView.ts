import { vacancyStatuses } from '@kasb/contract';
import type { Vacancy, VacancyStatus } from '@kasb/contract';

/** What the list shows; the host keeps it in its address. Empty texts mean none. */
export interface VacancyListView {
  /** Id of the company whose vacancies are shown. */
  companyId: string;
  status: VacancyStatus | 'all';
  /** Id of the vacancy that is open beside the list, or in its place on a narrow screen. */
  vacancyId: string;
  /** A vacancy has just been saved: the list says so for 5 s. */
  isUpdated: boolean;
}

/** The whole list, nothing chosen. */
export const wholeList: VacancyListView = { companyId: '', status: 'all', vacancyId: '', isUpdated: false };

/** A view from the host's address; unknown values are dropped. */
export function listViewFromQuery(query: URLSearchParams): VacancyListView {
  const status = query.get('status') ?? 'all';
  return {
    companyId: (query.get('company') ?? '').slice(0, 100),
    status: isStatus(status) ? status : 'all',
    vacancyId: (query.get('vacancy') ?? '').slice(0, 100),
    isUpdated: query.get('updated') === 'true',
  };
}

/** A view as a query for the host's address: what is empty is left out. */
export function queryFromListView({
  companyId,
  status,
  vacancyId,
  isUpdated,
}: VacancyListView): Record<string, string> {
  return {
    ...(companyId && { company: companyId }),
    ...(status !== 'all' && { status }),
    ...(vacancyId && { vacancy: vacancyId }),
    ...(isUpdated && { updated: 'true' }),
  };
}

/** The status of a vacancy; one without any is a draft. */
export function statusOf({ vacancy_status: status }: Pick<Vacancy, 'vacancy_status'>): string {
  return status ?? 'draft';
}

/** Vacancies of one status, or all; the very list where every one is shown. */
export function withStatus(vacancies: readonly Vacancy[], status: VacancyListView['status']): readonly Vacancy[] {
  return status === 'all' || vacancies.every((vacancy) => statusOf(vacancy) === status)
    ? vacancies
    : vacancies.filter((vacancy) => statusOf(vacancy) === status);
}

/** How many vacancies there are of each status. */
export function countByStatus(vacancies: readonly Vacancy[]): Record<VacancyStatus, number> {
  const counts: Record<VacancyStatus, number> = { active: 0, paused: 0, closed: 0, draft: 0 };
  for (const vacancy of vacancies) {
    const status = statusOf(vacancy);
    if (isStatus(status)) counts[status] += 1;
  }
  return counts;
}

function isStatus(value: string): value is VacancyStatus {
  return (vacancyStatuses as readonly string[]).includes(value);
}
