/** Texts of the embed in Russian, the source language. */
export const ru = {
  list: 'Вакансии',
  respond: 'Откликнуться',
  all: 'Все вакансии',
  none: 'Сейчас нет открытых вакансий',
  failed: 'Не получилось загрузить вакансии.',
  retry: 'Повторить',
  untitled: 'Без названия',
} as const;
