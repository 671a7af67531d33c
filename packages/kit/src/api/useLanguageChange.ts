'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKasb } from '../provider/kasbContext.ts';

/** Acts when the language of the page changes: what stands is read anew in it, and stays until it has come. */
export function useLanguageChange(act: () => void): void {
  const { locale } = useKasb();
  const last = useRef(locale);
  const onChange = useEffectEvent(act);
  useEffect(() => {
    if (last.current !== locale) onChange();
    last.current = locale;
  }, [locale]);
}
