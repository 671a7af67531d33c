import type { NotificationSettings } from '@kasb/contract';

/** Whether letters go to a mailbox. */
export const isMailboxOpen = (email: NotificationSettings['email']): boolean =>
  email !== undefined && email.is_confirmed && !email.is_dead && !email.is_unsubscribed;
