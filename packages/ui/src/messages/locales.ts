import { ru } from './base/ru.ts';
import type { BaseMessages } from './base/ru.ts';
import { uz } from './base/uz.ts';

/** Languages that the design system speaks. */
export type UiLocale = 'ru' | 'uz';

/** The base words by language. */
export const locales: Record<UiLocale, BaseMessages> = { ru, uz };
