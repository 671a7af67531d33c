import type { Language } from '@kasb/contract';
import { ru } from './phrasesRu.ts';
import { uz } from './phrasesUz.ts';
import type { Phrases } from './phrasing.ts';

export const phrases: Record<Language, Phrases> = { ru, uz };
