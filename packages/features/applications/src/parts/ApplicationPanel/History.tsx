import type { Application } from '@kasb/contract';
import type { QueryState } from '@kasb/kit';
import { useMessages, useWords, LoadFailure, match } from '@kasb/kit';
import { Heading, LoadingRegion, Skeleton } from '@kasb/ui';
import { applicationsMessages } from '../../messages/index.ts';
import { newestFirst } from '../../model/history.ts';
import { useMoments } from '../useMoments.ts';
import * as panel from './ApplicationPanel.css.ts';
import * as css from './History.css.ts';

export interface HistoryProps {
  /** The application with its history, as it is read. */
  query: QueryState<Application>;
}

/** Every change of the status with its time and author. */
export function History({ query }: HistoryProps) {
  const t = useMessages(applicationsMessages);
  const content = match(query, {
    loading: () => (
      <LoadingRegion>
        <Skeleton width="60%" height={32} />
      </LoadingRegion>
    ),
    error: (failure) => (
      <LoadFailure failure={failure} isQuiet>
        {t('panel.historyFailed')}
      </LoadFailure>
    ),
    ready: ({ data: { history } }) => history.length > 0 && <Events events={newestFirst(history)} />,
  });
  return (
    content && (
      <section className={panel.section}>
        <Heading level={3} className={panel.label}>
          {t('history')}
        </Heading>
        {content}
      </section>
    )
  );
}

function Events({ events }: { events: Application['history'] }) {
  const words = useWords();
  const moments = useMoments();
  return (
    <ol className={css.list}>
      {events.map(({ status, by, at }, index) => (
        <li key={`${at} ${index}`} className={css.event}>
          <span className={css.dot} />
          <span className={css.what}>
            <span className={css.status}>{status && words('application', status)}</span>
            {by && <span className={css.who}>{`, ${by}`}</span>}
          </span>
          {at && (
            <time dateTime={at} className={css.when}>
              {moments.dateTime(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
