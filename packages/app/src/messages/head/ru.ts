/** What search engines and messengers show of the public pages, in Russian, the source language. */
export const ru = {
  'home.description':
    'Kasb: вакансии, заявки и интервью работодателей Узбекистана в одном месте. Войдите по номеру телефона.',
  'list.title': 'Вакансии в Узбекистане',
  'list.description': 'Открытые вакансии в Узбекистане: {count}. Поиск по должности, навыкам, компании и городу.',
  'vacancy.untitled': 'Вакансия',
  'vacancy.closed': 'Вакансия закрыта',
  'vacancy.notFound': 'Вакансия не найдена',
} as const;
