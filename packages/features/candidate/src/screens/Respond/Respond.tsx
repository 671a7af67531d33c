'use client';
import { LoadFailure, match, Screen, useLinks, useMessages, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, Page } from '@kasb/ui';
import { lazy, Suspense } from 'react';
import { useVacancy } from '../../data/useVacancy.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import * as css from './Respond.css.ts';
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
  const back = (
    <BackLink className={css.back} href={links.vacancy(vacancyId)}>
      {t('toVacancy')}
    </BackLink>
  );
  const loading = () => (
    <>
      {back}
      <Card padding="lg">
        <FormSkeleton />
      </Card>
    </>
  );
  const content = match(query, {
    loading,
    error: (failure) => (
      <>
        {back}
        {failure.error.is('vacancyClosed') || failure.error.is('unknownVacancy') ? (
          <Suspense>
            <ClosedVacancy error={failure.error} />
          </Suspense>
        ) : (
          <LoadFailure failure={failure}>{t('vacancyFailed')}</LoadFailure>
        )}
      </>
    ),
    // Who is here decides what the form asks for.
    ready: ({ data }) =>
      session.status === 'loading' ? (
        loading()
      ) : (
        <Suspense fallback={loading()}>
          <RespondSteps vacancy={data} via={via} newResumeHref={newResumeHref} />
        </Suspense>
      ),
  });
  return (
    <Page width="mid" className={css.page} tabIndex={-1}>
      {content}
    </Page>
  );
}
