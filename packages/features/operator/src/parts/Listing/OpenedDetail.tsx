import type { ProblemCode } from '@kasb/contract';
import { LoadFailure, match, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { Card, EmptyState, LoadingRegion, Skeleton } from '@kasb/ui';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';

interface OpenedDetailProps<Data> {
  state: QueryState<Data>;
  /** The problem that says that nothing is at this address. */
  unknown: ProblemCode;
  /** What is said then. */
  unknownText: string;
  children: (data: Data) => ReactNode;
}

/** What is open beside a list, also while it comes, and where it does not. */
export function OpenedDetail<Data>({ state, unknown, unknownText, children }: OpenedDetailProps<Data>) {
  const t = useMessages(operatorMessages);
  return match(state, {
    loading: () => (
      <Card>
        <LoadingRegion>
          <Skeleton height={280} />
        </LoadingRegion>
      </Card>
    ),
    error: (failure) => (
      <Card tabIndex={-1}>
        {failure.error.is(unknown) ? (
          <EmptyState size="sm" title={unknownText} />
        ) : (
          <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
        )}
      </Card>
    ),
    ready: ({ data }) => children(data),
  });
}
