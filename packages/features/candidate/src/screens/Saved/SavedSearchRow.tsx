import { searchNotifies } from '@kasb/contract';
import type { SavedSearch, SearchNotify } from '@kasb/contract';
import { ProblemSentence, useLinks, useMessages } from '@kasb/kit';
import { Badge, IconButton, Link, Select, Text, useToasts } from '@kasb/ui';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useSavedSearch } from '../../data/useSaved.ts';
import { candidateMessages } from '../../messages/index.ts';
import { filtersOf, queryOfSearch } from '../../model/savedFilters.ts';
import { useSearchTitle } from '../../parts/useSearchTitle.ts';
import * as css from './Saved.css.ts';

export interface SavedSearchRowProps {
  search: SavedSearch;
}

/** A search that is kept: what is new in it, when it tells of that, and the way to let it go. */
export function SavedSearchRow({ search }: SavedSearchRowProps) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const toasts = useToasts();
  const titleId = useId();
  const kept = useSavedSearch(search);
  const { new_count: newCount = 0 } = search;
  const title = useSearchTitle()(search);

  const setNotify = async (value: string) => {
    const result = await kept.setNotify(value as SearchNotify);
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="saved.changeFailed" />,
      });
  };
  const restore = async () => {
    const result = await kept.restore();
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="saved.changeFailed" />,
      });
  };
  const remove = async () => {
    const result = await kept.remove();
    toasts.show(
      result.ok
        ? { text: t('saved.searchRemoved'), action: { label: t('undo'), onPress: () => void restore() } }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="saved.changeFailed" />,
          },
    );
  };

  return (
    <article aria-labelledby={titleId} className={css.card}>
      <div className={css.names}>
        <h2 id={titleId} className={css.name}>
          <Link
            variant="inherit"
            href={links.vacancies() + queryOfSearch(filtersOf(search))}
            onPress={() => void kept.see()}
          >
            {title}
          </Link>
        </h2>
        {newCount > 0 ? (
          <Badge tone="accent">{t('saved.new', { count: newCount })}</Badge>
        ) : (
          <Text size="sm" tone="muted">
            {t('saved.nothingNew')}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        <Select
          isLabelHidden
          size="sm"
          label={t('saved.notify', { title })}
          options={searchNotifies.map((value) => ({ value, label: t(`notify.${value}`) }))}
          value={kept.notify}
          onChange={(value) => void setNotify(value)}
          className={css.notify}
        />
        <IconButton size="sm" aria-label={t('saved.removeSearch', { title })} onPress={() => void remove()}>
          <Trash2 />
        </IconButton>
      </div>
    </article>
  );
}
