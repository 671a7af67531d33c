import type { getApplicationNeighbours, QueryOf } from '@kasb/contract';
import { wireFilters } from './applicationFilters.ts';
import { applicationsViewFromQuery, queryFromApplicationsView } from './applicationsView.ts';
import type { ApplicationsView } from './applicationsView.ts';

type Filter = NonNullable<QueryOf<typeof getApplicationNeighbours>>;

/** Names the vacancy in the address of an applicant whose list was that vacancy's own. */
const ofVacancy = 'of';

/** The vacancy whose list one came from, if it was the list of one. */
export const vacancyOfQuery = (query: URLSearchParams): string | undefined => query.get(ofVacancy) ?? undefined;

/** What a page of an applicant is asked with: the list or the board that one comes from, as its address has it. */
export function queryOfApplicant(view: ApplicationsView, vacancyId: string | undefined): string {
  const list = queryFromApplicationsView({ ...view, applicationId: '' });
  return new URLSearchParams({ ...list, ...(vacancyId !== undefined && { [ofVacancy]: vacancyId }) }).toString();
}

/** The filters and the order of a list as its address has them. */
export function neighbourFilter(query: URLSearchParams): Filter {
  const { status, filters = {} } = applicationsViewFromQuery(query);
  return { ...wireFilters(filters, vacancyOfQuery(query)), ...(status !== 'all' && { status }) };
}

/** The query of the list that one came from. */
export function listQuery(query: URLSearchParams): string {
  return new URLSearchParams(queryFromApplicationsView(applicationsViewFromQuery(query))).toString();
}
