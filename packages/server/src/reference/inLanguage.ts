import type { Language } from '@kasb/contract';

/** What the reference data say of one thing: Uzbek where it has been written. */
interface Named {
  name: string;
  nameUz: string | null;
}

/** The name of a thing in the language asked for, in Russian where there is no other. */
export const nameIn = (language: Language, { name, nameUz }: Named): string =>
  language === 'uz' ? (nameUz ?? name) : name;
