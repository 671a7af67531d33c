import type { Language } from '@kasb/contract';
import { defineMessages, translator } from '@kasb/domain/messages';

const ru = {
  hello: 'Здравствуйте!',
  helloTo: 'Здравствуйте, {name}!',
  screening: 'Спасибо за отклик по вакансии «{title}». Мы хотели бы поговорить с вами по телефону.',
  interview: 'Приглашаем вас на интервью по вакансии «{title}». Напишите, когда вам удобно.',
  offer: 'Мы рады сделать вам предложение по вакансии «{title}».',
  hired: 'Рады, что вы присоединяетесь к нам по вакансии «{title}».',
  rejected: 'Спасибо за отклик по вакансии «{title}». К сожалению, мы выбрали другого кандидата.',
} as const;

const uz: Record<keyof typeof ru, string> = {
  hello: 'Assalomu alaykum!',
  helloTo: 'Assalomu alaykum, {name}!',
  screening: '«{title}» vakansiyasiga javobingiz uchun rahmat. Siz bilan telefonda gaplashmoqchimiz.',
  interview: 'Sizni «{title}» vakansiyasi bo‘yicha suhbatga taklif qilamiz. Qachon qulayligini yozing.',
  offer: 'Sizga «{title}» vakansiyasi bo‘yicha taklif berishdan mamnunmiz.',
  hired: '«{title}» vakansiyasi bo‘yicha bizga qo‘shilayotganingizdan xursandmiz.',
  rejected: '«{title}» vakansiyasiga javobingiz uchun rahmat. Afsuski, biz boshqa nomzodni tanladik.',
};

const messages = defineMessages('applicants', { ru, uz });

/** The sentences that applicants get through HeadHunter, by the status that they are moved to. */
export const applicantWords = (language: Language) => translator(messages, language);
