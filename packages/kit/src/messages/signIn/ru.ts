/** What signing in says, and others too, in Russian, the source language. */
export const ru = {
  back: 'Назад',
  continue: 'Продолжить',
  country: 'Узбекистан',
  firstName: 'Имя',
  firstNameRequired: 'Укажите имя',
  lastName: 'Фамилия',
  lastNameRequired: 'Укажите фамилию',
  myResponses: 'Мои отклики',
  phoneNumber: 'Номер телефона',
  seeVacancies: 'Смотреть вакансии',
} as const;
