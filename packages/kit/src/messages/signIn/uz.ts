import type { ru } from './ru.ts';

/** What signing in says, and others too, in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  back: 'Orqaga',
  continue: 'Davom etish',
  country: 'O‘zbekiston',
  firstName: 'Ism',
  firstNameRequired: 'Ismni kiriting',
  lastName: 'Familiya',
  lastNameRequired: 'Familiyani kiriting',
  myResponses: 'Arizalarim',
  phoneNumber: 'Telefon raqami',
  seeVacancies: 'Vakansiyalarni ko‘rish',
};
