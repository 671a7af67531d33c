/** What signing in says, and others too, in Russian, the source language. */
export const ru = {
  back: 'Назад',
  continue: 'Продолжить',
  firstName: 'Имя',
  firstNameRequired: 'Укажите имя',
  lastName: 'Фамилия',
  lastNameRequired: 'Укажите фамилию',
  phoneNumber: 'Номер телефона',
} as const;
