import type { Language } from '@kasb/contract';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** What the embed says: as it is, since the kit's bundles would be heavier than all of it. */
export const texts: Record<Language, Record<keyof typeof ru, string>> = { ru, uz };
