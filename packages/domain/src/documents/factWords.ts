import { defineMessages } from '../messages.ts';

const ru = {
  experience: 'Опыт в этой работе',
  'experience.none': 'Нет опыта',
  'experience.under_1': 'До года',
  'experience.1_3': '1–3 года',
  'experience.over_3': 'Больше 3 лет',
  'start.now': 'Сразу',
  'start.two_weeks': 'Через 2 недели',
  'start.month': 'Через месяц',
  'start.later': 'Позже',
} as const;

const uz: Record<keyof typeof ru, string> = {
  experience: 'Shu ishdagi tajriba',
  'experience.none': 'Tajriba yo‘q',
  'experience.under_1': 'Bir yilgacha',
  'experience.1_3': '1–3 yil',
  'experience.over_3': '3 yildan ko‘p',
  'start.now': 'Darhol',
  'start.two_weeks': '2 haftadan keyin',
  'start.month': 'Bir oydan keyin',
  'start.later': 'Keyinroq',
};

/**
 * What candidates tell with a response in place of a resume, where they choose it and where it is read. Namespace
 * `facts`.
 */
export const factMessages = /*#__PURE__*/ defineMessages('facts', { ru, uz });
