import type { ru } from './ru.ts';

/** What signing in says, and others too, in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  back: 'Orqaga',
  continue: 'Davom etish',
  firstName: 'Ism',
  firstNameRequired: 'Ismni kiriting',
  lastName: 'Familiya',
  lastNameRequired: 'Familiyani kiriting',
  phoneNumber: 'Telefon raqami',
};
