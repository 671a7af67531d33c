'use client';
import type { Language } from '@kasb/contract';
import { Locale, useKasb, match, Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page, Spinner } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInterview } from '../../data/useInterview.ts';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './CandidateInterview.css.ts';
import { InterviewBar } from './InterviewBar.tsx';
import { InterviewSteps } from './InterviewSteps.tsx';
import { InterviewTrouble } from './InterviewTrouble.tsx';

export interface CandidateInterviewProps {
  /** The last part of the interview's address. */
  token: string;
  /** The host's mark at the start of the bar. @default Kasb's logo */
  brand?: ReactNode;
  /** Texts in place of the package's own, in either language. */
  messages?: MessagesOf<typeof interviewMessages>;
}

/** What a candidate sees behind the link: greeting, devices, questions one by one, thanks. It brings its own bar. */
export function CandidateInterview({ token, brand, messages }: CandidateInterviewProps) {
  const { locale } = useKasb();
  const interview = useInterview(token);
  const [chosen, setChosen] = useState<Language>();
  const asked = interview.data?.language;
  const language = chosen ?? (asked === 'ru' || asked === 'uz' ? asked : locale);
  const content = match(interview, {
    loading: () => <Spinner size={32} />,
    error: (failure) => <InterviewTrouble failure={failure} />,
    ready: ({ data }) => <InterviewSteps key={token} token={token} interview={data} />,
  });
  return (
    // The page has a language of its own: the candidate's, whatever the portal's is.
    <Locale value={language}>
      <Screen bundle={interviewMessages} overrides={messages}>
        <div lang={language} className={css.screen}>
          <InterviewBar brand={brand} language={language} onLanguageChange={setChosen} />
          <Page width="narrow">{content}</Page>
        </div>
      </Screen>
    </Locale>
  );
}
