import type { Language } from '@kasb/contract';
import { asc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { skills } from '../db/schema/index.ts';

/** Skills by their names in the language asked for. */
export const inOrderOf = (language: Language): SQL =>
  asc(language === 'uz' ? sql`coalesce(lower(${skills.nameUz}), ${skills.key})` : skills.key);
