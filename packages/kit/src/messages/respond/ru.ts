/** What responding says, and others too, in Russian, the source language. */
export const ru = {
  enterName: 'Введите имя',
  makeResume: 'Собрать резюме',
  no: 'Нет',
  offline: 'Нет связи. Попробуйте ещё раз',
  otherPhone: 'Другой номер',
  respondFailed: 'Не получилось отправить отклик',
  toVacancy: 'К вакансии',
  withoutResume: 'Без резюме',
  yes: 'Да',
} as const;
