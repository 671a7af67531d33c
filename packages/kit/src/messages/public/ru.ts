/** What public pages say, and others too, in Russian, the source language. */
export const ru = {
  all: 'Все',
  benefits: 'Условия',
  city: 'Город',
  description: 'Описание',
  details: 'Подробнее',
  employmentType: 'Тип занятости',
  moreVacanciesFailed: 'Не получилось загрузить следующие вакансии.',
  'replies.hours': {
    one: 'Обычно отвечают за {count} час',
    few: 'Обычно отвечают за {count} часа',
    many: 'Обычно отвечают за {count} часов',
    other: 'Обычно отвечают за {count} часа',
  },
  'replies.days': {
    one: 'Обычно отвечают за {count} день',
    few: 'Обычно отвечают за {count} дня',
    many: 'Обычно отвечают за {count} дней',
    other: 'Обычно отвечают за {count} дня',
  },
  'replies.both': '{soon}, смотрят {percent} % откликов',
  requirements: 'Требования',
  sending: 'Отправляем',
  vacanciesFailed: 'Не получилось загрузить вакансии.',
  vacancy: 'Вакансия',
  vacancyNotFound: 'Вакансия не найдена',
} as const;
