import type { Notification } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, Heading } from '@kasb/ui';
import { useRef } from 'react';
import type { Reading } from '../data/useNotifications.ts';
import { notificationsMessages } from '../messages/index.ts';

export interface NoticesHeadProps {
  level: 1 | 2;
  /** What is listed below. */
  shown: readonly Notification[];
  reading: Reading;
  /** How the place it stands in draws its parts. */
  css: Record<'head' | 'heading' | 'trouble', string>;
}

/** Over a list of notifications: its name, the button that reads them all, and that reading failed. */
export function NoticesHead({ level, shown, reading, css }: NoticesHeadProps) {
  const t = useMessages(notificationsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={css.head}>
        <Heading
          level={level}
          size={level === 2 ? 'h3' : undefined}
          ref={heading}
          tabIndex={-1}
          className={css.heading}
        >
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
    </>
  );
}
