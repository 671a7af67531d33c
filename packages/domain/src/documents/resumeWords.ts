import { createDateFormat } from '../dates.ts';
import { defineMessages, translator } from '../messages.ts';
import type { Locale, MessageOverrides } from '../messages.ts';
import { formatMoney, payOf } from '../money.ts';
import { experienceMonths, presentMonth } from '../resume.ts';
import type { ResumeContent } from '../resume.ts';
import { wordMessages, wordOf } from '../words.ts';

const ru = {
  'resume.experience': 'Опыт работы',
  'resume.education': 'Образование',
  'resume.skills': 'Навыки',
  'resume.languages': 'Языки',
  'resume.skillsAndLanguages': 'Навыки и языки',
  'resume.about': 'О себе',
  'resume.experienceOf': 'Опыт {time}',
  'resume.years': { one: '{count} год', few: '{count} года', many: '{count} лет', other: '{count} лет' },
  'resume.months': { one: '{count} месяц', few: '{count} месяца', many: '{count} месяцев', other: '{count} месяцев' },
  'resume.now': 'настоящее время',
  'resume.noExperience': 'Без опыта работы',
  'resume.salary': 'желаемая зарплата',
  'resume.relocatable': '{place}, переезд возможен',
  'resume.relocatableOnly': 'Переезд возможен',
  'resume.driving': 'Права {categories}',
  'start.now': 'Может начать сразу',
  'start.two_weeks': 'Может начать через 2 недели',
  'start.month': 'Может начать через месяц',
  'start.later': 'Может начать позже',
  'schedule.full_day': 'Полный день',
  'schedule.shift': 'Сменный график',
  'schedule.rotation': 'Вахта',
  'schedule.flexible': 'Гибкий график',
  'education.secondary': 'среднее',
  'education.vocational': 'среднее специальное',
  'education.higher': 'высшее',
  'education.courses': 'курсы',
  'language.native': 'родной',
} as const;

const uz: Record<keyof typeof ru, string | { other: string }> = {
  'resume.experience': 'Ish tajribasi',
  'resume.education': 'Ta’lim',
  'resume.skills': 'Ko‘nikmalar',
  'resume.languages': 'Tillar',
  'resume.skillsAndLanguages': 'Ko‘nikmalar va tillar',
  'resume.about': 'O‘zim haqimda',
  'resume.experienceOf': 'Tajriba {time}',
  'resume.years': { other: '{count} yil' },
  'resume.months': { other: '{count} oy' },
  'resume.now': 'hozirgi vaqt',
  'resume.noExperience': 'Ish tajribasi yo‘q',
  'resume.salary': 'kutilayotgan maosh',
  'resume.relocatable': '{place}, ko‘chib o‘tish mumkin',
  'resume.relocatableOnly': 'Ko‘chib o‘tish mumkin',
  'resume.driving': 'Guvohnoma {categories}',
  'start.now': 'Darhol boshlay oladi',
  'start.two_weeks': '2 haftadan keyin boshlay oladi',
  'start.month': 'Bir oydan keyin boshlay oladi',
  'start.later': 'Keyinroq boshlay oladi',
  'schedule.full_day': 'To‘liq kun',
  'schedule.shift': 'Smenali jadval',
  'schedule.rotation': 'Vaxta',
  'schedule.flexible': 'Erkin jadval',
  'education.secondary': 'o‘rta',
  'education.vocational': 'o‘rta maxsus',
  'education.higher': 'oliy',
  'education.courses': 'kurslar',
  'language.native': 'ona tili',
};

/** What a resume says besides what was typed. */
export const resumeWordMessages = /*#__PURE__*/ defineMessages('resumeWords', { ru, uz });

/** The words of a resume in a language, of what was chosen in it and counted of it: on screens and on paper alike. */
export function createResumeWords(locale: Locale, messages?: MessageOverrides) {
  const t = translator(resumeWordMessages, locale, messages);
  const words = translator(wordMessages, locale, messages);
  const months = createDateFormat(locale, 'UTC');
  const named = (key: string, value: string) => {
    const told = t(key as Parameters<typeof t>[0]);
    return told === key ? value : told;
  };
  const timeOf = (jobs: NonNullable<ResumeContent['experience']>) => {
    const count = experienceMonths(jobs, presentMonth());
    const time = [
      count >= 12 && t('resume.years', { count: Math.floor(count / 12) }),
      count % 12 > 0 && t('resume.months', { count: count % 12 }),
    ];
    return time.filter(Boolean).join(' ');
  };
  const monthOf = (month: string) => (/^\d{4}-\d{2}$/.test(month) ? months.month(month) : month);
  return {
    t,
    /** `март 2023 – настоящее время`. */
    period: (start: string | undefined, end: string | undefined) =>
      [start && monthOf(start), end ? monthOf(end) : t('resume.now')].filter(Boolean).join(' – '),
    /** `Опыт 6 лет 4 месяца`; '' where there is none. */
    experience: (jobs: NonNullable<ResumeContent['experience']>) => {
      const time = timeOf(jobs);
      return time && t('resume.experienceOf', { time });
    },
    /** `6 лет 4 месяца`; '' where there is none. */
    time: timeOf,
    place: ({ location, is_relocatable: isRelocatable }: ResumeContent) =>
      isRelocatable
        ? location
          ? t('resume.relocatable', { place: location })
          : t('resume.relocatableOnly')
        : location,
    salary: ({ salary_amount: amount, currency }: ResumeContent) =>
      amount === undefined || payOf(amount) === undefined
        ? ''
        : formatMoney(amount, currency ?? 'UZS', locale, messages),
    /** Employment, formats, schedules, licences, and when one can begin. */
    terms: ({ employment = [], formats = [], schedules = [], driving = [], start }: ResumeContent) => ({
      employment: employment.map((value) => wordOf('employment', value, words)).join(', '),
      formats: formats.map((value) => wordOf('remote', value, words)).join(', '),
      schedules: schedules.map((value) => named(`schedule.${value}`, value)).join(', '),
      driving: driving.length > 0 ? t('resume.driving', { categories: driving.join(', ') }) : '',
      start: start === undefined ? '' : named(`start.${start}`, start),
    }),
    /** `Технология, высшее, 2020`. */
    study: ({ specialty, level, year }: NonNullable<ResumeContent['education']>[number]) =>
      [specialty, level && named(`education.${level}`, level), year].filter(Boolean).join(', '),
    level: (level: string | undefined) =>
      level === undefined ? '' : level === 'native' ? t('language.native') : level.toUpperCase(),
  };
}
