import { employmentOfSearch } from '@kasb/contract';
import type { SavedSearch } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { candidateMessages } from '../messages/index.ts';

type Kept = Pick<SavedSearch, 'title' | 'search' | 'location' | 'employment_type'>;

/** What a search is called: by whoever keeps it, else by what it asks for. */
export function useSearchTitle(): (search: Kept) => string {
  const t = useMessages(candidateMessages);
  const words = useWords();
  return ({ title, search, location, employment_type: spelled }) => {
    const employment = spelled && employmentOfSearch(spelled);
    const filters = [search, location, employment && words('employment', employment)].filter(Boolean).join(', ');
    return title ?? (filters || t('allVacancies'));
  };
}
