/** Texts of keeping a vacancy and a search, in Russian, the source language. */
export const ru = {
  'save.vacancy': 'Сохранить: {title}',
  'save.untitled': 'вакансия',
  'save.search': 'Сохранить поиск',
} as const;
