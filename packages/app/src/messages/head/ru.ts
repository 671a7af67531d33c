/** What search engines and messengers show of the public pages, in Russian, the source language. */
export const ru = {
  'home.description':
    'Kasb: вакансии, заявки и интервью работодателей Узбекистана в одном месте. Войдите по номеру телефона.',
  'list.description': 'Открытые вакансии в Узбекистане: {count}. Поиск по должности, навыкам, компании и городу.',
  'list.count': 'Открытых вакансий: {count}',
  'company.untitled': 'Компания',
  'company.total': 'Открытых вакансий: {number}',
} as const;
