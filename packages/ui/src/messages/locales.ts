import { ru } from './ru.ts';
import type { UiMessages } from './ru.ts';
import { uz } from './uz.ts';

/** Languages that the design system speaks. */
export type UiLocale = 'ru' | 'uz';

/** The design system's own texts by language. */
export const locales: Record<UiLocale, UiMessages> = { ru, uz };
