'use client';
import { listOf, LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Card, EmptyState, Segmented } from '@kasb/ui';
import { useState } from 'react';
import { useJobQueues, useJobs } from '../../data/useJobs.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { jobViews } from '../../model/views.ts';
import type { JobsView } from '../../model/views.ts';
import { FreshRows } from '../../parts/FreshRows/FreshRows.tsx';
import { ListFilter } from '../../parts/Listing/ListFilter.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { RoomPage, RoomPart, RowsWaiting } from '../../parts/RoomPage/RoomPage.tsx';
import { MoreRows } from '../../parts/Rows/MoreRows.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import * as css from './Jobs.css.ts';
import { JobTable } from './JobTable.tsx';
import { QueueTable } from './QueueTable.tsx';

const titles = { waiting: 'waiting', active: 'jobs.active', failed: 'jobs.failed' } as const;

export interface JobsProps {
  /** What is looked at; the host keeps it in its address. */
  view: JobsView;
  /** Another kind or state was chosen. */
  onViewChange: (view: JobsView) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof platformMessages>;
}

/** The work behind the requests: what waits, what failed, and doing it again (docs/domain.md#operators-jobs). */
export function Jobs({ messages, ...props }: JobsProps) {
  return (
    <Screen bundle={platformMessages} overrides={messages}>
      <Room section="jobs">
        <JobsScreen {...props} />
      </Room>
    </Screen>
  );
}

function JobsScreen({ view, onViewChange }: Omit<JobsProps, 'messages'>) {
  const t = useMessages(platformMessages);
  const queues = useJobQueues();
  const jobs = useJobs(view);
  const [isOver, setOver] = useState(false);
  const { queue, state = 'failed' } = view;
  const names = queues.data?.items.map(({ name }) => name) ?? [];
  return (
    <RoomPage title={t('section.jobs')}>
      <RoomPart title={t('jobs.queues')}>
        <Rows state={listOf(queues, ({ items }) => items)} empty={t('jobs.noQueues')}>
          {(items) => <QueueTable items={items} />}
        </Rows>
      </RoomPart>
      <RoomPart title={t(titles[state])}>
        <div className={css.filters}>
          <Segmented
            label={t('jobs.state')}
            isLabelHidden
            size="sm"
            value={state}
            options={jobViews.map((value) => ({ value, label: t(titles[value]) }))}
            onChange={(next) => onViewChange({ ...view, state: jobViews.find((known) => known === next) })}
          />
          <ListFilter
            label={t('moderation.queue')}
            all={t('jobs.allQueues')}
            value={queue}
            options={[...new Set([...names, ...(queue ? [queue] : [])])].map((name) => ({ value: name, label: name }))}
            onChange={(value) => onViewChange({ ...view, queue: value })}
          />
        </div>
        <LoadFailure failure={jobs.failure}>{t('dataFailed')}</LoadFailure>
        <Banner>{isOver && t('jobs.over')}</Banner>
        <FreshRows fresh={jobs.fresh} />
        {match(jobs, {
          loading: () => (
            <Card padding="none">
              <RowsWaiting rows={8} />
            </Card>
          ),
          ready: ({ items, total, isLoadingMore, showMore, failure }) =>
            items.length > 0 ? (
              <Card padding="none">
                <JobTable label={t(titles[state])} state={state} items={items} onOver={setOver} />
                <MoreRows items={items} total={total} isLoadingMore={isLoadingMore} showMore={showMore} />
              </Card>
            ) : (
              !failure && (
                <Card>
                  <EmptyState size="sm" title={t(`jobs.none.${state}`)} />
                </Card>
              )
            ),
        })}
      </RoomPart>
    </RoomPage>
  );
}
