import { defineMessages } from '@kasb/kit';

const ru = {
  vacancy: 'Технолог швейного производства',
  company: 'Samarqand Textile, Самарканд',
  active: 'Активна',
  applied: 'Подана',
  screening: 'Скрининг',
  interview: 'Интервью',
  offer: 'Оффер',
  hired: 'Нанят',
  firstCandidate: 'Малика Рахимова',
  secondCandidate: 'Жасур Тошматов',
  title: 'Вакансии, заявки и интервью в одном рабочем месте',
  ai: 'Вакансия в диалоге с AI-помощником, на русском и узбекском',
  publishing: 'Публикация в Telegram, WhatsApp, HeadHunter и OLX из одного окна',
  questions: 'Вопросы для видеоинтервью по тексту вакансии',
} as const;

const uz: Record<keyof typeof ru, string> = {
  vacancy: 'Tikuvchilik texnologi',
  company: 'Samarqand Textile, Samarqand',
  active: 'Faol',
  applied: 'Yuborilgan',
  screening: 'Saralash',
  interview: 'Suhbat',
  offer: 'Taklif',
  hired: 'Qabul qilingan',
  firstCandidate: 'Malika Rahimova',
  secondCandidate: 'Jasur Toshmatov',
  title: 'Vakansiyalar, arizalar va suhbatlar bitta ish joyida',
  ai: 'AI yordamchi bilan suhbatda vakansiya, rus va o‘zbek tillarida',
  publishing: 'Telegram, WhatsApp, HeadHunter va OLX ga bitta oynadan joylash',
  questions: 'Vakansiya matni bo‘yicha videosuhbat savollari',
};

/** Texts of the preview beside the form, apart from the rest because they load apart; namespace `authPanel`. */
export const panelMessages = /*#__PURE__*/ defineMessages('authPanel', { ru, uz });
