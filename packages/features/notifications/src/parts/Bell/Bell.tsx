'use client';
import { isLacking, match, useMessages } from '@kasb/kit';
import { cx, IconButton, Link, Popover } from '@kasb/ui';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useReading, useUnreadCount } from '../../data/useNotifications.ts';
import { notificationsMessages } from '../../messages/index.ts';
import * as css from './Bell.css.ts';

export interface BellProps {
  /** Where all notifications are. */
  href: string;
  /** Where one says what one wants to be told of: a gear leads there. @default none */
  settingsHref?: string;
  /** What a press does on a phone: goes to all of them, or opens the newest as a sheet. @default 'page' */
  onPhone?: 'page' | 'sheet';
}

// Most visits do not open it.
const BellPanel = lazy(async () => ({ default: (await import('./BellPanel.tsx')).BellPanel }));

/** Whether there is something new, and the newest of it (docs/domain.md#bell). */
export function Bell({ href, settingsHref, onPhone = 'page' }: BellProps) {
  const t = useMessages(notificationsMessages);
  const reading = useReading();
  const unread = match(useUnreadCount(), {
    loading: () => 0,
    // A provider that tells of nothing needs no bell.
    error: ({ error }) => (isLacking(error) ? undefined : 0),
    ready: ({ data }) => reading.leftOf(data.unread ?? 0),
  });
  if (unread === undefined) return null;
  const name = unread > 0 ? t('unread', { count: unread }) : t('notifications');
  const isPage = onPhone === 'page';
  const content = (
    <>
      <BellIcon aria-hidden />
      {unread > 0 && <span aria-hidden className={css.dot} />}
    </>
  );
  return (
    <>
      {isPage && (
        <Link variant="bare" href={href} aria-label={name} className={css.way}>
          {content}
        </Link>
      )}
      <Popover
        label={t('notifications')}
        placement="bottom end"
        className={cx(css.popover, !isPage && css.sheet)}
        trigger={
          <IconButton aria-label={name} className={cx(css.button, isPage && css.isWide)}>
            {content}
          </IconButton>
        }
      >
        {(close) => (
          <Suspense fallback={<div className={css.place} />}>
            <BellPanel href={href} settingsHref={settingsHref} reading={reading} onClose={close} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
