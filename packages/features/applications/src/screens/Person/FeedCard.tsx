import type { Application, FeedKind } from '@kasb/contract';
import { LoadFailure, match, useMessages } from '@kasb/kit';
import { Card, Feed, Heading, LoadingRegion, Segmented, ShowMore, Skeleton, Text } from '@kasb/ui';
import { useId, useState } from 'react';
import { useFeed } from '../../data/useFeed.ts';
import { personMessages } from '../../messages/person/index.ts';
import type { Reader } from '../../model/personDrafts.ts';
import { useApplicantName } from '../../parts/useApplicantName.ts';
import { Composer } from './Composer.tsx';
import { Event } from './Event.tsx';
import { Leaving } from './Leaving.tsx';
import { NewMessage } from './NewMessage.tsx';
import * as css from './Person.css.ts';
import type { Outbox } from './useOutbox.tsx';

export interface FeedCardProps {
  application: Application;
  /** Whom the field writes to. */
  reader: Reader;
  onReader: (reader: Reader) => void;
  outbox: Outbox;
}

/** What happened and what was written, the newest first, under the field that writes. */
export function FeedCard({ application, reader, onReader, outbox }: FeedCardProps) {
  const t = useMessages(personMessages);
  const id = useId();
  const name = useApplicantName(application);
  const [kind, setKind] = useState<FeedKind | 'all'>('all');
  const pages = useFeed(application.id, kind === 'all' ? undefined : kind);
  const leaving = outbox.messages.filter(({ applicationId }) => applicationId === application.id).toReversed();
  return (
    <Card as="section" aria-labelledby={id} padding="none">
      <div className={css.feedHead}>
        <Heading id={id} level={2} size="h3">
          {t('tabs.feed')}
        </Heading>
        <Segmented
          size="sm"
          label={t('feed.show')}
          isLabelHidden
          value={kind}
          onChange={(next) => setKind(next as FeedKind | 'all')}
          options={[
            { value: 'all', label: t('feed.all') },
            { value: 'messages', label: t('feed.messages') },
            { value: 'notes', label: t('feed.notes') },
          ]}
        />
      </div>
      <div className={css.feedBody}>
        <Composer
          key={`${reader} ${outbox.returned}`}
          application={application}
          reader={reader}
          onReader={onReader}
          outbox={outbox}
        />
        <LoadFailure failure={pages.failure} isQuiet>
          {t('feed.failed')}
        </LoadFailure>
        {match(pages, {
          loading: () => (
            <LoadingRegion>
              <Skeleton height={120} />
            </LoadingRegion>
          ),
          ready: ({ items, total, hasMore, isLoadingMore, showMore, failure }) => (
            <>
              {items.length + leaving.length > 0 ? (
                <Feed aria-labelledby={id}>
                  {kind !== 'notes' &&
                    leaving.map((message) => <Leaving key={message.id} message={message} outbox={outbox} />)}
                  {items.map((event) => (
                    <Event key={event.id} event={event} application={application} />
                  ))}
                </Feed>
              ) : (
                !failure && (
                  <Text tone="muted" size="sm">
                    {t('feed.empty')}
                  </Text>
                )
              )}
              <NewMessage events={items} name={name} />
              {hasMore && (
                <ShowMore shown={items.length} total={total} isPending={isLoadingMore} onShowMore={showMore} />
              )}
            </>
          ),
        })}
      </div>
    </Card>
  );
}
