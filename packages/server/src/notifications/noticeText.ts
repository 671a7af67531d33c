import type { Language, Role } from '@kasb/contract';
import { defineMessages, translator } from '@kasb/domain/messages';
import { noticePlace, noticeWords } from '@kasb/domain/notice';
import type { NoticePlace, NoticeValues } from '@kasb/domain/notice';
import { ru } from '@kasb/domain/notices/ru';
import { uz } from '@kasb/domain/notices/uz';
import { told } from '../http/words.ts';

const bundle = defineMessages('notices', { ru, uz });
const languages = { ru: translator(bundle, 'ru'), uz: translator(bundle, 'uz') };

const paths: Record<NoticePlace['page'], (id: string) => string> = {
  myApplications: (id) => `/my/applications${id && `?application=${id}`}`,
  mySaved: (tab) => `/my/saved?tab=${tab}`,
  myProfile: () => '/my/profile',
  companies: () => '/employer/companies',
  companyMembers: (id) => `/employer/companies/${id}/members`,
  vacancyApplications: (id) => `/employer/vacancies/${id}/applications`,
  application: (id) => `/employer/applications/${id}`,
  employerVacancy: (id) => `/employer/vacancies/${id}`,
  subscriptions: () => '/employer/subscriptions',
  payment: (id) => `/employer/payments/${id}`,
  checkout: (id) => `/employer/checkout/${id}`,
  analytics: () => '/employer/analytics',
  headhunter: () => '/employer/integrations/headhunter',
  profile: () => '/employer/profile',
};

/** What a sentence is made of, in a language: reasons are kept as codes, a line each, and channels by both names. */
export function shownValues({ reason, channelUz, ...values }: NoticeValues, language: Language): NoticeValues {
  const reasons = reason?.split('\n').map((line) => told(line, language).text);
  return {
    ...values,
    ...(reasons && { reason: reasons.join('\n') }),
    ...(channelUz && language === 'uz' && { channel: channelUz }),
  };
}

/** A notification in the words of a language. */
export const noticeText = (kind: string, values: NoticeValues, language: Language) =>
  noticeWords(kind, shownValues(values, language), languages[language]);

/** The path of a page of this site on which something can be done about a notification. */
export function noticeLink(kind: string, values: NoticeValues, role: Role | undefined): string | undefined {
  const place = noticePlace(kind, values, role);
  return place && paths[place.page](encodeURIComponent(place.id ?? ''));
}
