import type { Language } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { savedSearches } from '../db/schema/index.ts';

/** The place of a search that is kept: one of Uzbekistan by its name in a language, another as it was written. */
export const placeIn = (language: Language | SQL): SQL<string | null> =>
  sql<string | null>`place_in(${savedSearches.location}, ${language})`;
