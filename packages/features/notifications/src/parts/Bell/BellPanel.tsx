import { LoadFailure, match, useFormat, useMessages } from '@kasb/kit';
import { EmptyState, Link, LoadingRegion, Skeleton } from '@kasb/ui';
import { useState } from 'react';
import { useLatest } from '../../data/useNotifications.ts';
import type { Reading } from '../../data/useNotifications.ts';
import { notificationsMessages } from '../../messages/index.ts';
import { NoticesHead } from '../NoticesHead.tsx';
import { NotificationRow } from '../NotificationRow.tsx';
import { useNotice } from '../useNotice.ts';
import * as css from './BellPanel.css.ts';

export interface BellPanelProps {
  /** Where all notifications are. */
  href: string;
  /** Where one says what one wants to be told of. @default nowhere */
  settingsHref?: string | undefined;
  reading: Reading;
  /** Somewhere else was gone to. */
  onClose: () => void;
}

/** The newest notifications. Opening them reads none: one is read by following it, all by a button. */
export function BellPanel({ href, settingsHref, reading, onClose }: BellPanelProps) {
  const t = useMessages(notificationsMessages);
  const noticeOf = useNotice();
  const [now] = useState(Date.now);
  const moments = useFormat().moments(now);
  const latest = useLatest();
  const shown = latest.status === 'ready' ? latest.data.items : [];
  return (
    <>
      <NoticesHead
        level={2}
        {...{ shown, reading, settingsHref }}
        classNames={{ head: css.head, heading: css.heading, trouble: css.trouble }}
        onLeave={onClose}
      />
      <div className={css.body} tabIndex={-1}>
        {match(latest, {
          loading: () => (
            <LoadingRegion className={css.ghosts}>
              {[0, 1, 2, 3].map((row) => (
                <Skeleton key={row} height={48} />
              ))}
            </LoadingRegion>
          ),
          error: (failure) => (
            <LoadFailure failure={failure} className={css.failure}>
              {t('failed')}
            </LoadFailure>
          ),
          ready: () =>
            shown.length === 0 ? (
              <EmptyState size="sm" headingLevel={3} title={t('none')} description={t('noneText')} />
            ) : (
              <ul className={css.rows}>
                {shown.map((notification) => {
                  const notice = noticeOf(notification);
                  return (
                    notice && (
                      <li key={notification.id} className={css.item}>
                        <NotificationRow
                          notification={notification}
                          notice={notice}
                          moment={moments.dateTime(notification.at)}
                          isRead={reading.isRead(notification)}
                          onPress={() => {
                            reading.readOne(notification);
                            onClose();
                          }}
                        />
                      </li>
                    )
                  );
                })}
              </ul>
            ),
        })}
      </div>
      <div className={css.foot}>
        <Link href={href} onPress={onClose}>
          {t('all')}
        </Link>
      </div>
    </>
  );
}
