import type { WireAnswerOf, getCurrentUser } from '@kasb/contract';

type WireUser = WireAnswerOf<typeof getCurrentUser>['user'];

/** The employer of the stories. */
export const employer = {
  id: 'u1',
  firstName: 'Азиз',
  lastName: 'Каримов',
  phone: '998901234567',
  role: 'employer',
  phoneVerified: true,
} satisfies WireUser;

/** The candidate of the stories. */
export const candidate = {
  id: 'u2',
  firstName: 'Нилуфар',
  lastName: 'Юсупова',
  phone: '998931112233',
  role: 'candidate',
  phoneVerified: true,
} satisfies WireUser;

/** One unbroken word, for layouts. */
export const longWord = 'Частнопредпринимательскогосударственномежведомственнокоординационный';

/** A long title with an unbroken word in it. */
export const longText = `Высококвалифицированный электрогазосварщик-ручник-верхолаз железобетонных конструкций ${longWord}`;
