'use client';
import type { Locale as Language } from '@kasb/domain/messages';
import { LocaleProvider } from '@kasb/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { KasbContext, useKasb } from './kasbContext.ts';

export interface LocaleProps {
  value: Language;
  children: ReactNode;
}

/** A part of the page in a language of its own: texts and dates. */
export function Locale({ value, children }: LocaleProps) {
  const around = useKasb();
  const kasb = useMemo(() => ({ ...around, locale: value }), [around, value]);
  return (
    <KasbContext value={kasb}>
      <LocaleProvider locale={value}>{children}</LocaleProvider>
    </KasbContext>
  );
}
