import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { BackLink, IconButton } from '@kasb/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { personMessages } from '../../messages/person/index.ts';
import { listQuery, vacancyOfQuery } from '../../model/neighbourFilter.ts';
import * as css from './Person.css.ts';
import type { Walk } from './useWalkAlong.ts';

export interface PersonBarProps {
  walk: Walk;
  query: URLSearchParams;
  /** Single keys act. */
  hasKeys: boolean;
}

/** The way back to the list, the place in it, and the ones beside. */
export function PersonBar({ walk, query, hasKeys }: PersonBarProps) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const links = useLinks();
  const vacancyId = vacancyOfQuery(query);
  const list = vacancyId ? links.vacancyApplications(vacancyId) : links.applications();
  const search = listQuery(query);
  return (
    <div className={css.bar}>
      <BackLink href={search ? `${list}?${search}` : list}>{t('toApplications')}</BackLink>
      {walk.position !== undefined && walk.total !== undefined && (
        <div className={css.walk}>
          <span role="status" className={css.position}>
            {t('person.position', { n: format.number(walk.position), m: format.number(walk.total) })}
          </span>
          <IconButton
            size="sm"
            variant="secondary"
            aria-label={t('person.previous')}
            isDisabled={walk.previous === undefined}
            onPress={() => walk.go('previous')}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            size="sm"
            variant="secondary"
            aria-label={t('person.next')}
            isDisabled={walk.next === undefined}
            onPress={() => walk.go('next')}
          >
            <ChevronRight />
          </IconButton>
          {hasKeys && (
            <span className={css.hint}>
              <kbd className={css.kbd}>J</kbd>
              <kbd className={css.kbd}>K</kbd>
              <span>{t('person.walk')}</span>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
