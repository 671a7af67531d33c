import { use } from 'react';
import { LocaleContext } from './LocaleProvider.tsx';
import type { LocaleValue } from './LocaleProvider.tsx';

/** The language in force and a host's texts. */
export function useLocale(): LocaleValue {
  return use(LocaleContext);
}
