'use client';
import type { ApiError } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, Page } from '@kasb/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useVacancy } from '../../data/useVacancy.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import * as css from './Respond.css.ts';
import { RespondFrame } from './RespondFrame.tsx';
import { RespondSteps } from './RespondSteps.tsx';

// Few come too late.
const ClosedVacancy = lazy(async () => ({ default: (await import('./ClosedVacancy.tsx')).ClosedVacancy }));

export interface RespondProps {
  vacancyId: string;
  /** The tag of the post that led here; it is sent with the response, also by a draft that comes back without it. */
  via?: string | undefined;
  /** Where a resume is begun from what was told. @default none is offered */
  newResumeHref?: string | undefined;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof respondingMessages>;
}

/** A response by phone alone: who it is, the code, and it is sent (docs/domain.md#respond-by-phone). */
export function Respond({ messages, ...props }: RespondProps) {
  return (
    <Screen bundle={respondingMessages} overrides={messages}>
      <RespondScreen {...props} />
    </Screen>
  );
}

function RespondScreen({ vacancyId, via, newResumeHref }: Omit<RespondProps, 'messages'>) {
  const t = useMessages(respondingMessages);
  const links = useLinks();
  const session = useSession().state;
  const query = useVacancy(vacancyId);
  const page = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState<ApiError>();
  const back = <BackLink href={links.vacancy(vacancyId)}>{t('toVacancy')}</BackLink>;
  const before = <div className={css.back}>{back}</div>;
  const closedBy = (error: ApiError) => (
    <>
      {before}
      <Suspense>
        <ClosedVacancy error={error} />
      </Suspense>
    </>
  );
  const content = match(query, {
    loading: () => (
      <>
        {before}
        <Card padding="lg" className={css.formCard}>
          <FormSkeleton />
        </Card>
      </>
    ),
    error: (failure) =>
      failure.error.is('vacancyClosed') || failure.error.is('unknownVacancy') ? (
        closedBy(failure.error)
      ) : (
        <>
          {before}
          <LoadFailure failure={failure}>{t('vacancyFailed')}</LoadFailure>
        </>
      ),
    // Who is here decides what the form asks for.
    ready: ({ data }) => {
      const nobodyYet = (
        <RespondFrame back={back} vacancy={data}>
          <FormSkeleton />
        </RespondFrame>
      );
      return session.status === 'loading' ? (
        nobodyYet
      ) : (
        <Suspense fallback={nobodyYet}>
          <RespondSteps
            vacancy={data}
            via={via}
            newResumeHref={newResumeHref}
            onClosed={(error) => {
              setClosed(error);
              page.current?.focus();
            }}
          />
        </Suspense>
      );
    },
  });
  return (
    <Page ref={page} width="mid" className={css.page} tabIndex={-1}>
      {closed ? closedBy(closed) : content}
    </Page>
  );
}
