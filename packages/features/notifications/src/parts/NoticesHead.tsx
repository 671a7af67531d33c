import type { Notification } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, Heading, Link } from '@kasb/ui';
import { Settings } from 'lucide-react';
import { useRef } from 'react';
import type { Reading } from '../data/useNotifications.ts';
import { notificationsMessages } from '../messages/index.ts';
import * as own from './NoticesHead.css.ts';

export interface NoticesHeadProps {
  level: 1 | 2;
  /** What is listed below. */
  shown: readonly Notification[];
  reading: Reading;
  /** Where one says what one wants to be told of. @default nowhere */
  settingsHref?: string | undefined;
  /** Another page is gone to. */
  onLeave?: () => void;
  /** How the place it stands in draws its parts. */
  classNames: Record<'head' | 'heading' | 'trouble', string>;
}

/** Over a list of notifications: its name, the button that reads them all, and that reading failed. */
export function NoticesHead({ level, shown, reading, settingsHref, onLeave, classNames }: NoticesHeadProps) {
  const t = useMessages(notificationsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={classNames.head}>
        <Heading
          level={level}
          size={level === 2 ? 'h3' : undefined}
          ref={heading}
          tabIndex={-1}
          className={classNames.heading}
        >
          {t('notifications')}
        </Heading>
        <div className={own.ways}>
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
          {settingsHref !== undefined && (
            <Link variant="bare" href={settingsHref} aria-label={t('settings')} className={own.gear} onPress={onLeave}>
              <Settings aria-hidden size={20} />
            </Link>
          )}
        </div>
      </div>
      <Banner tone="critical" className={classNames.trouble}>
        {reading.hasFailed && t('readFailed')}
      </Banner>
    </>
  );
}
