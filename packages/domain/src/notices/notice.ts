import type { NotificationKind } from '@kasb/contract';
import type { Message, Translate } from '../messages.ts';
import { formatPhone } from '../phone.ts';
import { ru } from './ru.ts';

/** What a notification is made of: names, titles, ids. */
export type NoticeValues = Readonly<Record<string, string>>;

/** A notification in words: a headline, and what it is about where that is known. */
export interface NoticeWords {
  title: string;
  text?: string;
}

/** A page on which something can be done about a notification. */
export interface NoticePlace {
  page:
    | 'myApplications'
    | 'mySaved'
    | 'myProfile'
    | 'companies'
    | 'companyMembers'
    | 'vacancyApplications'
    | 'application'
    | 'employerVacancy'
    | 'subscriptions'
    | 'payment'
    | 'checkout'
    | 'headhunter'
    | 'analytics'
    | 'profile';
  /** Of what it shows. */
  id?: string;
}

const needs = (message: Message) =>
  [...(typeof message === 'string' ? message : message.other).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(ru, kind) && !kind.includes('.');

/** The words of a notification; none of a kind that nobody knows, or where its headline would have a hole. */
export function noticeWords(
  kind: string | undefined,
  values: NoticeValues,
  t: Translate<keyof typeof ru>,
): NoticeWords | undefined {
  if (kind === undefined || !isKind(kind) || !needs(ru[kind]).every((name) => values[name])) return undefined;
  // A phone is never broken at the end of a line.
  const phone = values.phone && formatPhone(values.phone).replaceAll(' ', '\u00A0');
  const title = t(kind, { ...values, ...(phone && { phone }) });
  const about = `${kind}.about`;
  if (!Object.hasOwn(ru, about)) return { title };
  // A list of names: whoever is gone leaves no hole in it.
  const known = needs(ru[about as keyof typeof ru]).flatMap((name) => values[name]?.replaceAll('\n', ', ') || []);
  return known.length === 0 ? { title } : { title, text: known.join(', ') };
}

/** Where something can be done about a notification. */
export function noticePlace(
  kind: string | undefined,
  { applicationId, companyId, vacancyId, order, planId }: NoticeValues,
  role: string | undefined,
): NoticePlace | undefined {
  switch (kind as NotificationKind | undefined) {
    case 'application_opened':
    case 'application_screening':
    case 'application_interview':
    case 'application_offer':
    case 'application_hired':
    case 'application_rejected':
    case 'application_message':
    case 'application_waiting':
      return { page: 'myApplications', id: applicationId };
    case 'saved_search':
      return { page: 'mySaved', id: 'searches' };
    case 'application_withdrawn':
    case 'candidate_message':
    case 'interview_answered':
    case 'note_mention':
      if (applicationId) return { page: 'application', id: applicationId };
    // falls through: an older one names the vacancy alone
    case 'application_new':
      return vacancyId ? { page: 'vacancyApplications', id: vacancyId } : undefined;
    case 'vacancy_approved':
    case 'vacancy_returned':
    case 'vacancy_rejected':
    case 'publication_failed':
      return vacancyId ? { page: 'employerVacancy', id: vacancyId } : undefined;
    case 'invitation_accepted':
    case 'invitation_declined':
    case 'member_left':
      return companyId ? { page: 'companyMembers', id: companyId } : undefined;
    case 'member_invited':
    case 'company_blocked':
      return { page: 'companies' };
    case 'payment_paid':
    case 'payment_failed':
    case 'payment_refunded':
    case 'invoice_issued':
      return order ? { page: 'payment', id: order } : undefined;
    case 'subscription_ending':
    case 'postings_ending':
      return planId ? { page: 'checkout', id: planId } : undefined;
    case 'posting_paid':
      return { page: 'subscriptions' };
    case 'digest_weekly':
      return { page: 'analytics' };
    case 'headhunter_linked':
    case 'headhunter_off':
      return { page: 'headhunter' };
    case 'sessions_ended':
    case 'sign_in_attacked':
    case 'telegram_moved':
      return { page: role === 'candidate' ? 'myProfile' : 'profile' };
    default:
      return undefined;
  }
}
