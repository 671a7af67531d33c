import type { Locale as Language } from '@kasb/domain/messages';
import { LocaleProvider } from '@kasb/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { KasbContext, useKasb } from './kasbContext.ts';

export interface LocaleProps {
  value: Language;
  children: ReactNode;
}

/** A part of the page in a language of its own: texts, dates and what React Aria says. */
export function Locale({ value, children }: LocaleProps) {
  const around = useKasb();
  const kasb = useMemo(() => ({ ...around, locale: value }), [around, value]);
  return (
    <KasbContext value={kasb}>
      <I18nProvider locale={value === 'uz' ? 'uz-UZ' : 'ru-RU'}>
        <LocaleProvider locale={value}>{children}</LocaleProvider>
      </I18nProvider>
    </KasbContext>
  );
}
