import type { Language } from '@kasb/contract';
import { quiet, StoryHost } from '@kasb/kit/stories';
import type { StoryHostProps } from '@kasb/kit/stories';
import { useEffect, useState } from 'react';
import { speak } from './trial.ts';
import type { Asked } from './trial.ts';

/** The host of a story, in the language of the toolbar until the run asks for another. */
export function SpokenHost({ locale, ...props }: StoryHostProps) {
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
  return <StoryHost {...props} locale={asked ?? locale} />;
}
