import { lazy, Suspense } from 'react';
import { useNotifications } from '../../data/useNotifications.ts';

// Mostly there is nothing to tell: the figures do not wait for what tells it.
const NoticesCard = lazy(async () => ({ default: (await import('./NoticesCard.tsx')).NoticesCard }));

export interface NoticesProps {
  /** Milliseconds. */
  now: number;
}

/** What others did that concerns the person, until it is read; nothing is drawn while there is none. */
export function Notices({ now }: NoticesProps) {
  const notices = useNotifications();
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <NoticesCard notices={notices} now={now} />
    </Suspense>
  );
}
