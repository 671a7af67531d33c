import type { NotificationKind } from '@kasb/contract';
import {
  AtSign,
  Bell,
  Bookmark,
  ChartColumn,
  CalendarCheck,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  Eye,
  FileText,
  Gift,
  Inbox,
  Link2,
  Link2Off,
  LogOut,
  MessageSquare,
  PartyPopper,
  Pencil,
  ReceiptText,
  Send,
  ShieldAlert,
  Undo2,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
  Video,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** How a notification looks: its icon, and a tone where it is good or bad news. */
export interface Look {
  Icon: LucideIcon;
  tone?: 'positive' | 'warning' | 'critical' | 'info';
}

const looks: Record<NotificationKind, Look> = {
  application_opened: { Icon: Eye },
  application_screening: { Icon: Clock },
  application_interview: { Icon: CalendarCheck, tone: 'info' },
  application_offer: { Icon: Gift, tone: 'positive' },
  application_hired: { Icon: PartyPopper, tone: 'positive' },
  application_rejected: { Icon: CircleX },
  application_message: { Icon: MessageSquare, tone: 'info' },
  application_waiting: { Icon: Clock },
  saved_search: { Icon: Bookmark },
  application_new: { Icon: Inbox },
  application_withdrawn: { Icon: Undo2 },
  candidate_message: { Icon: MessageSquare },
  interview_answered: { Icon: Video },
  note_mention: { Icon: AtSign, tone: 'info' },
  member_invited: { Icon: UserPlus, tone: 'info' },
  invitation_accepted: { Icon: UserCheck },
  invitation_declined: { Icon: UserX },
  member_removed: { Icon: UserMinus },
  member_left: { Icon: UserMinus },
  subscription_lent: { Icon: CreditCard },
  subscription_taken_back: { Icon: CreditCard },
  posting_paid: { Icon: Send },
  payment_paid: { Icon: ReceiptText, tone: 'positive' },
  payment_failed: { Icon: CircleX, tone: 'critical' },
  payment_refunded: { Icon: Undo2 },
  invoice_issued: { Icon: FileText },
  subscription_ending: { Icon: Clock, tone: 'warning' },
  postings_ending: { Icon: Clock, tone: 'warning' },
  vacancy_approved: { Icon: CircleCheck, tone: 'positive' },
  vacancy_returned: { Icon: Pencil, tone: 'warning' },
  vacancy_rejected: { Icon: CircleX, tone: 'critical' },
  publication_failed: { Icon: CircleX, tone: 'critical' },
  digest_weekly: { Icon: ChartColumn },
  headhunter_lent: { Icon: Link2 },
  headhunter_taken_back: { Icon: Link2 },
  headhunter_linked: { Icon: Link2 },
  headhunter_off: { Icon: Link2Off, tone: 'warning' },
  sessions_ended: { Icon: LogOut, tone: 'warning' },
  telegram_moved: { Icon: Send, tone: 'warning' },
  company_blocked: { Icon: ShieldAlert, tone: 'critical' },
  sign_in_attacked: { Icon: ShieldAlert, tone: 'warning' },
  operator_paused: { Icon: ShieldAlert, tone: 'warning' },
};

/** The look of a kind; of one that nobody knows, a bell. */
export const lookOf = (kind: string | undefined): Look =>
  kind !== undefined && Object.hasOwn(looks, kind) ? looks[kind as NotificationKind] : { Icon: Bell };
