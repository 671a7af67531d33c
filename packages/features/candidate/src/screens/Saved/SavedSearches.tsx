import { LoadFailure, match, useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton, LoadingRegion, Skeleton } from '@kasb/ui';
import { useSavedSearches } from '../../data/useSaved.ts';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Saved.css.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';

/** The searches that are kept, with what is new in each. */
export function SavedSearches() {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  return match(useSavedSearches(), {
    loading: () => (
      <LoadingRegion>
        <Card className={css.card}>
          <Skeleton width="40%" />
          <Skeleton width="24%" />
        </Card>
      </LoadingRegion>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('saved.searchesFailed')}</LoadFailure>,
    ready: ({ data: { items } }) =>
      items.length === 0 ? (
        <EmptyState
          title={t('saved.noSearches')}
          description={t('saved.noSearchesHint')}
          actions={
            <LinkButton variant="primary" href={links.vacancies()}>
              {t('responses.find')}
            </LinkButton>
          }
        />
      ) : (
        <ul className={css.list}>
          {items.map((search) => (
            <li key={search.id}>
              <SavedSearchRow search={search} />
            </li>
          ))}
        </ul>
      ),
  });
}
