import { noticeSwitches } from '@kasb/contract';
import type { NoticeSwitch, NotificationKind } from '@kasb/contract';
import type { ChosenKinds } from '../db/schema/index.ts';

/** A channel that a switch is for. */
export type SwitchedChannel = 'telegram' | 'sms' | 'email';

/** What an employer is told of, by the switch that turns it on and off. */
const switches: Partial<Record<NotificationKind, NoticeSwitch>> = {
  application_new: 'application_new',
  interview_answered: 'interview_answered',
  vacancy_approved: 'vacancy_moderated',
  vacancy_returned: 'vacancy_moderated',
  vacancy_rejected: 'vacancy_moderated',
  publication_failed: 'publication_failed',
  headhunter_off: 'headhunter_off',
  digest_weekly: 'digest_weekly',
  candidate_message: 'talk',
  application_withdrawn: 'talk',
  note_mention: 'talk',
  subscription_ending: 'subscription_ending',
  postings_ending: 'subscription_ending',
  payment_paid: 'payment',
  payment_failed: 'payment',
  payment_refunded: 'payment',
  invoice_issued: 'payment',
};

const chat = { telegram: true, sms: false, email: false };
const everywhere = { telegram: true, sms: true, email: true };
/** How each stands as long as nobody has touched it; a channel that is not named is not offered for it. */
const usual: Partial<Record<NoticeSwitch, Partial<Record<SwitchedChannel, boolean>>>> = {
  application_new: chat,
  interview_answered: chat,
  talk: chat,
  vacancy_moderated: { ...everywhere, email: false },
  publication_failed: chat,
  subscription_ending: everywhere,
  payment: everywhere,
  headhunter_off: chat,
  digest_weekly: { telegram: false, email: true },
};

/** The switch that a kind hangs on; none for what candidates are told, and for what is always told. */
export const switchOf = (kind: string): NoticeSwitch | undefined => switches[kind as NotificationKind];

/** Whether what hangs on a switch goes by a channel. */
export const isSwitchedOn = (chosen: ChosenKinds, name: NoticeSwitch, channel: SwitchedChannel): boolean =>
  usual[name]?.[channel] !== undefined && (chosen[name]?.[channel] ?? usual[name][channel]);

/** All switches as somebody has them. */
export const switchesOf = (chosen: ChosenKinds) =>
  noticeSwitches
    .filter((kind) => usual[kind])
    .map((kind) => ({
      kind,
      telegram: isSwitchedOn(chosen, kind, 'telegram'),
      ...(usual[kind]?.sms !== undefined && { sms: isSwitchedOn(chosen, kind, 'sms') }),
      email: isSwitchedOn(chosen, kind, 'email'),
    }));
