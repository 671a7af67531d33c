'use client';
import { LoadFailure, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Button, Card, EmptyState, Heading, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { useRef } from 'react';
import { useAllNotifications, useReading } from '../../data/useNotifications.ts';
import { notificationsMessages } from '../../messages/index.ts';
import { NotificationDays } from './NotificationDays.tsx';
import * as css from './NotificationsPage.css.ts';

export interface NotificationsPageProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof notificationsMessages>;
}

/** All that a person was told of, by days (docs/domain.md#bell). */
export function NotificationsPage({ messages }: NotificationsPageProps) {
  return (
    <Screen bundle={notificationsMessages} overrides={messages}>
      <PageScreen />
    </Screen>
  );
}

function PageScreen() {
  const t = useMessages(notificationsMessages);
  const pages = useAllNotifications();
  const reading = useReading();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = pages.items ?? [];
  return (
    <Page width="narrow" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <Heading level={1} ref={heading} tabIndex={-1} className={css.title}>
          {t('notifications')}
        </Heading>
        {shown.some((notification) => !reading.isRead(notification)) && (
          <Button
            variant="accent-quiet"
            size="sm"
            onPress={() => {
              // The button goes with what it reads.
              heading.current?.focus();
              reading.readAll(shown);
            }}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      <Banner tone="critical" className={css.trouble}>
        {reading.hasFailed && t('readFailed')}
      </Banner>
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
