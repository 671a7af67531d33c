'use client';
import { LoadFailure, match, Screen, useLinks, useMessages, useSession } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, EmptyState, LinkButton, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { useVacancy } from '../../data/useVacancy.ts';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Respond.css.ts';
import { RespondSteps } from './RespondSteps.tsx';

export interface RespondProps {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/** A response by phone alone: who it is, the code, and it is sent (docs/domain.md#respond-by-phone). */
export function Respond({ messages, ...props }: RespondProps) {
  return (
    <Screen bundle={candidateMessages} overrides={messages}>
      <RespondScreen {...props} />
    </Screen>
  );
}

function RespondScreen({ vacancyId }: Pick<RespondProps, 'vacancyId'>) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const session = useSession().state;
  const query = useVacancy(vacancyId);
  const loading = () => (
    <LoadingRegion>
      <Card className={css.form}>
        <Skeleton width="50%" height={28} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Card>
    </LoadingRegion>
  );
  const content = match(query, {
    loading,
    error: (failure) =>
      failure.error.is('vacancyClosed') || failure.error.is('unknownVacancy') ? (
        <Card>
          <EmptyState
            title={t('respond.closed')}
            actions={
              <LinkButton variant="primary" href={links.vacancies()}>
                {t('respond.others')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <LoadFailure failure={failure}>{t('respond.loadFailed')}</LoadFailure>
      ),
    // Who is here decides what the form asks for.
    ready: ({ data }) => (session.status === 'loading' ? loading() : <RespondSteps vacancy={data} />),
  });
  return (
    <Page width="narrow" tabIndex={-1}>
      <div className={css.back}>
        <BackLink href={links.vacancy(vacancyId)}>{t('respond.back')}</BackLink>
      </div>
      {content}
    </Page>
  );
}
