/** What the page of kept things shows. */
export type SavedTab = 'vacancies' | 'searches';

/** The tab of the host's address; vacancies where it says nothing. */
export function savedTabFromQuery(query: URLSearchParams): SavedTab {
  return query.get('tab') === 'searches' ? 'searches' : 'vacancies';
}
