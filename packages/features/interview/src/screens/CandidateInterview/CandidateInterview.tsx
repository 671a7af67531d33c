'use client';
import { getInterview } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { Locale, MessagesProvider, useKasb, useQuery } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page, Spinner } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
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
  const interview = useQuery(getInterview, { params: { token } });
  const [chosen, setChosen] = useState<Language>();
  const asked = interview.status === 'ready' ? interview.data.language : undefined;
  const language = chosen ?? (asked === 'ru' || asked === 'uz' ? asked : locale);
  return (
    // The page has a language of its own: the candidate's, whatever the portal's is.
    <Locale value={language}>
      <MessagesProvider bundle={interviewMessages} overrides={messages}>
        <div lang={language} className={css.screen}>
          <InterviewBar brand={brand} language={language} onLanguageChange={setChosen} />
          <Page width="narrow">
            {interview.status === 'loading' && <Spinner size={32} />}
            {interview.status === 'error' && <InterviewTrouble error={interview.error} onRetry={interview.retry} />}
            {interview.status === 'ready' && <InterviewSteps key={token} token={token} interview={interview.data} />}
          </Page>
        </div>
      </MessagesProvider>
    </Locale>
  );
}
