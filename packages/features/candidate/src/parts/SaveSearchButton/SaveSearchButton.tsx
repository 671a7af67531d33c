'use client';
import { useLinks, useMessages, useUser } from '@kasb/kit';
import { LinkButton } from '@kasb/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { savingMessages } from '../../messages/saving/index.ts';
import type { SavedFilters } from '../../model/savedFilters.ts';
import { queryOfSearch } from '../../model/savedFilters.ts';
import { wantedHash } from '../../model/wanted.ts';

export interface SaveSearchButtonProps {
  /** The filters as the public search's address spells them. */
  filters: SavedFilters;
}

const SearchSaver = lazy(async () => ({ default: (await import('./SearchSaver.tsx')).SearchSaver }));

/** Keeps a search: a candidate at once, a visitor after signing in, nobody else (docs/domain.md#saved). */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const t = useMessages(savingMessages);
  const links = useLinks();
  const user = useUser();
  if (!user)
    return (
      <LinkButton
        variant="quiet"
        size="sm"
        icon={<Bookmark />}
        href={links.candidateSignIn(`${links.vacancies()}${queryOfSearch(props.filters)}${wantedHash()}`)}
        data-for-visitors
      >
        {t('save.search')}
      </LinkButton>
    );
  if (user.role !== 'candidate') return null;
  return (
    <Suspense>
      <SearchSaver {...props} />
    </Suspense>
  );
}
