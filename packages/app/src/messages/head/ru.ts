/** What search engines and messengers show of the public pages, in Russian, the source language. */
export const ru = {
  'home.description':
    'Kasb: вакансии, заявки и интервью работодателей Узбекистана в одном месте. Войдите по номеру телефона.',
  'list.title': 'Вакансии в Узбекистане',
  'list.description': 'Открытые вакансии в Узбекистане: {count}. Поиск по должности, навыкам, компании и городу.',
  'list.count': 'Открытых вакансий: {count}',
  'vacancy.untitled': 'Вакансия',
  'vacancy.closed': 'Вакансия закрыта',
  'vacancy.notFound': 'Вакансия не найдена',
  'place.city': 'Вакансии в городе {city}',
  'place.profession': '{profession}: вакансии в Узбекистане',
  'place.both': '{profession}: вакансии в городе {city}',
  'place.total': {
    one: 'Сейчас открыта {number} вакансия.',
    few: 'Сейчас открыто {number} вакансии.',
    many: 'Сейчас открыто {number} вакансий.',
    other: 'Сейчас открыто {number} вакансии.',
  },
  'place.mostProfessions': 'Чаще всего ищут: {list}.',
  'place.mostCities': 'По городам: {list}.',
  'place.notFound': 'Такой страницы нет',
  'company.untitled': 'Компания',
  'company.notFound': 'Компания не найдена',
  'company.total': 'Открытых вакансий: {number}',
} as const;
