import type { ApiError, ProblemCode } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages, useProblemText } from '@kasb/kit';
import type { MessagesOf, QueryState } from '@kasb/kit';
import { BackLink, Card, EmptyState, LoadingRegion, Page, Skeleton, useScrollable } from '@kasb/ui';
import type { ReactNode } from 'react';
import { papersMessages } from '../../messages/papers/index.ts';
import * as css from './Paper.css.ts';

export interface PaperPageProps {
  /** Texts in place of the package's own. */
  messages: MessagesOf<typeof papersMessages> | undefined;
  children: ReactNode;
}

/** The page that a paper lies on. */
export function PaperPage({ messages, children }: PaperPageProps) {
  return (
    <Screen bundle={papersMessages} overrides={messages}>
      <Page width="narrow" className={css.page}>
        {children}
      </Page>
    </Screen>
  );
}

/** From an own paper back to all payments. */
export function ToPayments() {
  const t = useMessages(papersMessages);
  const links = useLinks();
  return (
    <BackLink href={links.payments()} className={css.aside}>
      {t('toPayments')}
    </BackLink>
  );
}

export interface PaperOfProps<T> {
  query: QueryState<T>;
  /** What says that there is no such paper. */
  missing: ProblemCode;
  /** Said when it did not come. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** A paper as soon as it is there: on its way, not there at all, not to be had now, or drawn. */
export function PaperOf<T>({ query, missing, failed, children }: PaperOfProps<T>) {
  return match(query, {
    loading: () => <PaperSkeleton />,
    error: (failure) =>
      failure.error.is(missing) ? (
        <PaperMissing error={failure.error} />
      ) : (
        <LoadFailure failure={failure}>{failed}</LoadFailure>
      ),
    ready: ({ data }) => children(data),
  });
}

export interface PaperProps {
  /** Names the paper for readers. */
  label: string;
  children: ReactNode;
}

/** A sheet that is printed alone; where it is wider than the page it scrolls by itself. */
export function Paper({ label, children }: PaperProps) {
  const scrollable = useScrollable();
  return (
    <div {...scrollable} role="region" aria-label={label} className={css.scroll}>
      <div className={css.paper}>{children}</div>
    </div>
  );
}

/** A sheet that is on its way. */
function PaperSkeleton() {
  return (
    <LoadingRegion className={css.ghost}>
      <Skeleton width="48%" height={32} />
      <Skeleton shape="box" height={640} />
    </LoadingRegion>
  );
}

/** There is no such paper. */
function PaperMissing({ error }: { error: ApiError }) {
  const problem = useProblemText();
  return (
    <Card padding="none" className={css.missing}>
      <EmptyState title={problem(error)} headingLevel={1} />
    </Card>
  );
}
