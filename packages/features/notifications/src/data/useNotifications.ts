import { countNotifications, listNotifications, readNotifications } from '@kasb/contract';
import type { Notification } from '@kasb/contract';
import { useCommand, usePages, useQuery } from '@kasb/kit';
import { useState } from 'react';

const MINUTE_MS = 60_000;
/** How many the bell shows. */
const LATEST = 10;
const PAGE = 20;

/** How many are not read; asked for once a minute while the window is seen, and when it is come back to. */
export const useUnreadCount = () => useQuery(countNotifications, {}, { every: MINUTE_MS });

/** The newest ones. */
export const useLatest = () => useQuery(listNotifications, { query: { limit: LATEST } }, { isAlwaysAsked: true });

/** All of them, page by page. */
export const useAllNotifications = () =>
  usePages(listNotifications, { query: { limit: PAGE } }, { onReturn: 'refresh' });

/** Marks as read what was seen: at once here, and taken back where the provider refuses. */
export interface Reading {
  isRead: (notification: Notification) => boolean;
  /** How many are left of those that the provider counted. */
  leftOf: (unread: number) => number;
  readOne: (notification: Notification) => void;
  /** All until the newest of those that are shown. */
  readAll: (shown: readonly Notification[]) => void;
  hasFailed: boolean;
}

const none: ReadonlySet<string> = new Set();

/** Reading for a place that shows notifications. */
export function useReading(): Reading {
  const command = useCommand(readNotifications, { touches: [countNotifications, listNotifications] });
  const [marked, setMarked] = useState<ReadonlySet<string> | 'all'>(none);
  const read = async (mark: ReadonlySet<string> | 'all', body: Parameters<typeof command.run>[0]['body']) => {
    setMarked(mark);
    // What is read again by the time it ends tells the truth.
    await command.run({ body });
    setMarked(none);
  };
  return {
    isRead: ({ id, is_read }) => is_read || marked === 'all' || marked.has(id),
    leftOf: (unread) => (marked === 'all' ? 0 : Math.max(0, unread - marked.size)),
    readOne: ({ id, is_read }) => {
      if (!is_read) void read(new Set([id]), { ids: [id] });
    },
    readAll: (shown) => {
      const ids = shown.filter((one) => !one.is_read).map(({ id }) => id);
      void read('all', { ids: ids.slice(0, 100), until: newest(shown) });
    },
    hasFailed: command.error !== undefined,
  };
}

/** What came while the list was looked at was not seen: it stays. */
function newest(shown: readonly Notification[]): string | undefined {
  const moments = shown.map(({ at }) => (at === undefined ? 0 : Date.parse(at)));
  const last = Math.max(0, ...moments);
  return last === 0 ? undefined : new Date(last).toISOString();
}
