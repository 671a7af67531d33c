import type { Language } from '@kasb/contract';
import { quiet, StoryHost } from '@kasb/kit/stories';
import type { StoryHostProps } from '@kasb/kit/stories';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { speak } from './trial.ts';
import type { Asked } from './trial.ts';

export interface SpokenProps {
  /** The language of the toolbar. */
  locale: Language;
  /** Draws in the language that is spoken now. */
  children: (locale: Language) => ReactNode;
}

/** Speaks the language of the toolbar until the run asks for another. */
export function Spoken({ locale, children }: SpokenProps) {
  const [asked, setAsked] = useState<Language>();
  useEffect(() => {
    const hear = (event: Event) => {
      const { language, done } = (event as CustomEvent<Asked>).detail;
      // Tells the run that somebody heard.
      event.preventDefault();
      setAsked(language);
      // Lists are read anew.
      void quiet().then(done, done);
    };
    document.addEventListener(speak, hear);
    return () => document.removeEventListener(speak, hear);
  }, []);
  return children(asked ?? locale);
}

/** The host of a story. */
export function SpokenHost({ locale, ...props }: StoryHostProps & { locale: Language }) {
  return <Spoken locale={locale}>{(spoken) => <StoryHost {...props} locale={spoken} />}</Spoken>;
}
