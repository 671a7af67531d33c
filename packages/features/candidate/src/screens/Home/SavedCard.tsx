import { employmentOfSearch } from '@kasb/contract';
import type { CandidateDashboard } from '@kasb/contract';
import { useLinks, useMessages, useWords } from '@kasb/kit';
import { Card, Link } from '@kasb/ui';
import { Bookmark, Search } from 'lucide-react';
import { candidateMessages } from '../../messages/index.ts';
import { useSearchTitle } from '../../parts/useSearchTitle.ts';
import * as css from './Home.css.ts';

export interface SavedCardProps {
  home: CandidateDashboard;
  className: string;
}

/** What the candidate keeps: how many vacancies, and each search with what is new. */
export function SavedCard({ home: { saved_count: count = 0, searches }, className }: SavedCardProps) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const words = useWords();
  const titleOf = useSearchTitle();
  const detailOf = ({
    title,
    employment_type: spelled,
    new_count: fresh = 0,
  }: CandidateDashboard['searches'][number]) => {
    const employment = spelled && !title && employmentOfSearch(spelled);
    return [employment && words('employment', employment), fresh > 0 && t('home.new', { count: fresh })]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <Card padding="none" className={className} title={t('home.saved')}>
      <ul className={css.rows}>
        <li>
          <Link variant="inherit" className={css.savedRow} href={links.mySaved()}>
            <Bookmark size={16} aria-hidden />
            <span className={css.grow}>{t('home.vacancies')}</span>
            <span className={css.quiet}>{count}</span>
          </Link>
        </li>
        {searches.map((search) => (
          <li key={search.id}>
            <Link variant="inherit" className={css.savedRow} href={`${links.mySaved()}?tab=searches`}>
              <Search size={16} aria-hidden />
              <span className={css.grow}>
                <span>{titleOf({ ...search, employment_type: undefined })}</span>
                <span className={css.quiet}>{detailOf(search)}</span>
              </span>
              {(search.new_count ?? 0) > 0 && <span className={css.dot} />}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
