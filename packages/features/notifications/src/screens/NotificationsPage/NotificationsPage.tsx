'use client';
import { LoadFailure, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, EmptyState, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { useAllNotifications, useReading } from '../../data/useNotifications.ts';
import { notificationsMessages } from '../../messages/index.ts';
import { NoticesHead } from '../../parts/NoticesHead.tsx';
import { NotificationDays } from './NotificationDays.tsx';
import * as css from './NotificationsPage.css.ts';

export interface NotificationsPageProps {
  /** Where one says what one wants to be told of: a gear leads there. @default none */
  settingsHref?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof notificationsMessages>;
}

/** All that a person was told of, by days (docs/domain.md#bell). */
export function NotificationsPage({ settingsHref, messages }: NotificationsPageProps) {
  return (
    <Screen bundle={notificationsMessages} overrides={messages}>
      <PageScreen settingsHref={settingsHref} />
    </Screen>
  );
}

function PageScreen({ settingsHref }: Pick<NotificationsPageProps, 'settingsHref'>) {
  const t = useMessages(notificationsMessages);
  const pages = useAllNotifications();
  const reading = useReading();
  const shown = pages.items ?? [];
  return (
    <Page width="narrow" tabIndex={-1} className={css.page}>
      <NoticesHead
        level={1}
        {...{ shown, reading, settingsHref }}
        classNames={{ head: css.head, heading: css.heading, trouble: css.trouble }}
      />
      {pages.status === 'loading' ? (
        <LoadingRegion>
          <Card className={css.ghosts}>
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} height={48} />
            ))}
          </Card>
        </LoadingRegion>
      ) : (
        <>
          <LoadFailure failure={pages.failure} className={css.trouble}>
            {t('failed')}
          </LoadFailure>
          {shown.length > 0 && <NotificationDays pages={pages} reading={reading} />}
          {shown.length === 0 && !pages.failure && <EmptyState title={t('none')} description={t('noneText')} />}
        </>
      )}
    </Page>
  );
}
