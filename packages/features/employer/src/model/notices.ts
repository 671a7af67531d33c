import type { Notification, NotificationKind } from '@kasb/contract';

/** How many are shown at once. */
const SHOWN = 5;

type Value = 'company' | 'person' | 'phone' | 'title' | 'search' | 'count';

/** What the sentence of each kind is made of. */
const needed = {
  invitation_accepted: ['person', 'company'],
  invitation_declined: ['phone', 'company'],
  member_removed: ['company'],
  member_left: ['person', 'company'],
  subscription_lent: ['person', 'company'],
  subscription_taken_back: ['person', 'company'],
  posting_paid: ['person', 'title', 'company'],
  headhunter_lent: ['person', 'company'],
  headhunter_taken_back: ['person', 'company'],
  headhunter_linked: ['person', 'title', 'company'],
  sessions_ended: [],
  sign_in_attacked: [],
  saved_search: ['search', 'count'],
} satisfies Partial<Record<NotificationKind, readonly Value[]>>;

/** The kinds that the overview tells of; what concerns applications stands there by itself. */
export type NoticeKind = keyof typeof needed;
export const noticeKinds = Object.keys(needed) as NoticeKind[];

/** A notification that can be put into words. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  at: string | undefined;
}

/** The newest five that are not read; those of an unknown kind, or without what their sentence needs, are left out. */
export function unread(notifications: readonly Notification[]): Notice[] {
  return notifications
    .filter((notification) => !notification.is_read)
    .flatMap(({ id, kind, values = {}, at }) =>
      isKnown(kind) && needed[kind].every((name) => values[name]) ? [{ id, kind, values, at }] : [],
    )
    .toSorted((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? '') || 0)
    .slice(0, SHOWN);
}

function isKnown(kind: string | undefined): kind is NoticeKind {
  return kind !== undefined && Object.hasOwn(needed, kind);
}
