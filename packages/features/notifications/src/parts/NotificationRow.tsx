import type { Notification } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Link, Text, VisuallyHidden } from '@kasb/ui';
import { notificationsMessages } from '../messages/index.ts';
import { lookOf } from './looks.ts';
import * as css from './NotificationRow.css.ts';
import type { Notice } from './useNotice.ts';

export interface NotificationRowProps {
  notification: Notification;
  notice: Notice;
  /** When it was, in words. */
  moment: string;
  isRead: boolean;
  /** It was followed. */
  onPress: () => void;
}

/** One thing that a person is told of; where something can be done about it, the way there. */
export function NotificationRow({ notification, notice, moment, isRead, onPress }: NotificationRowProps) {
  const t = useMessages(notificationsMessages);
  const { Icon, tone } = lookOf(notification.kind);
  const { title, text, href } = notice;
  const content = (
    <>
      <span aria-hidden="true" className={css.mark[tone ?? 'neutral']}>
        <Icon size={16} />
      </span>
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.about}>{text}</span>}
        <Text as="span" size="xs" tone="muted">
          <time dateTime={notification.at}>{moment}</time>
        </Text>
      </span>
      {!isRead && (
        <span className={css.dot}>
          <VisuallyHidden>{t('isNew')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (href === undefined) return <div className={css.still}>{content}</div>;
  return (
    <Link variant="bare" href={href} onPress={onPress} className={css.row}>
      {content}
    </Link>
  );
}
