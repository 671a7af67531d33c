import type { Language } from '@kasb/contract';

type Part =
  | 'title'
  | 'profile'
  | 'resumes'
  | 'responses'
  | 'messages'
  | 'files'
  | 'consents'
  | 'interviews'
  | 'saved_vacancies'
  | 'saved_searches'
  | 'settings'
  | 'notifications'
  | 'sessions';

/** What the parts of somebody's own archive are called. */
export const ownDataWords: Record<Language, Record<Part, string>> = {
  ru: {
    title: 'Всё, что о вас хранится',
    profile: 'О вас',
    resumes: 'Резюме',
    responses: 'Отклики',
    messages: 'Сообщения',
    files: 'Файлы',
    consents: 'Согласия',
    interviews: 'Ответы на видеоинтервью',
    saved_vacancies: 'Сохранённые вакансии',
    saved_searches: 'Сохранённые поиски',
    settings: 'Настройки уведомлений',
    notifications: 'Уведомления',
    sessions: 'Входы',
  },
  uz: {
    title: 'Siz haqingizda saqlangan hamma narsa',
    profile: 'Siz haqingizda',
    resumes: 'Rezyumelar',
    responses: 'Arizalar',
    messages: 'Xabarlar',
    files: 'Fayllar',
    consents: 'Roziliklar',
    interviews: 'Videosuhbat javoblari',
    saved_vacancies: 'Saqlangan vakansiyalar',
    saved_searches: 'Saqlangan qidiruvlar',
    settings: 'Bildirishnoma sozlamalari',
    notifications: 'Bildirishnomalar',
    sessions: 'Kirishlar',
  },
};
