import type { Notification } from '@kasb/contract';
import { useFormat } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Card, Heading, ShowMore } from '@kasb/ui';
import { useRef, useState } from 'react';
import type { Reading } from '../../data/useNotifications.ts';
import { NotificationRow } from '../../parts/NotificationRow.tsx';
import { useNotice } from '../../parts/useNotice.ts';
import * as css from './NotificationsPage.css.ts';

export interface NotificationDaysProps {
  pages: Extract<PagesState<Notification>, { status: 'ready' }>;
  reading: Reading;
}

/** The notifications, with each day's name above its first. */
export function NotificationDays({ pages, reading }: NotificationDaysProps) {
  const noticeOf = useNotice();
  const format = useFormat();
  const [now] = useState(Date.now);
  const { day } = format.moments(now);
  const list = useRef<HTMLUListElement>(null);
  const rows = pages.items.flatMap((notification) => {
    const notice = noticeOf(notification);
    return notice ? [{ notification, notice, name: day(notification.at) }] : [];
  });
  return (
    <>
      <Card padding="none" className={css.list}>
        <ul ref={list} className={css.rows}>
          {rows.map(({ notification, notice, name }, index) => (
            <li key={notification.id} className={css.item}>
              {name !== rows[index - 1]?.name && (
                <Heading level={2} size="h3" className={css.day}>
                  {name}
                </Heading>
              )}
              <NotificationRow
                notification={notification}
                notice={notice}
                moment={format.time(notification.at)}
                isRead={reading.isRead(notification)}
                onPress={() => reading.readOne(notification)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {(pages.hasMore || pages.items.length > 20) && (
        <ShowMore
          shown={pages.items.length}
          total={pages.total}
          isPending={pages.isLoadingMore}
          onShowMore={pages.showMore}
          listRef={list}
          className={css.more}
        />
      )}
    </>
  );
}
