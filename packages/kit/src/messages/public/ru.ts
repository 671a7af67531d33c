/** What public pages say, and others too, in Russian, the source language. */
export const ru = {
  all: 'Все',
  benefits: 'Условия',
  city: 'Город',
  description: 'Описание',
  details: 'Подробнее',
  employmentType: 'Тип занятости',
  moreVacanciesFailed: 'Не получилось загрузить следующие вакансии.',
  requirements: 'Требования',
  sending: 'Отправляем',
  vacanciesFailed: 'Не получилось загрузить вакансии.',
  vacancy: 'Вакансия',
  vacancyNotFound: 'Вакансия не найдена',
} as const;
