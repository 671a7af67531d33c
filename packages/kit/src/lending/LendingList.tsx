'use client';
import type { Translate } from '@kasb/domain/messages';
import { Inline, Link, LoadingRegion, Skeleton, Stack, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import { match } from '../api/match.ts';
import type { QueryState } from '../api/query.ts';
import { useLinks } from '../provider/kasbContext.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';

export interface LendingListProps<Lending> {
  /** The words of the package that lends. */
  t: Translate<'lending.failed' | 'lending.empty' | 'toCompanies'>;
  query: QueryState<{ items: readonly Lending[] }>;
  /** Whether a lending belongs here. @default every one */
  isShown?: (lending: Lending) => boolean;
  /** The switch of one company. */
  children: (lending: Lending) => ReactNode;
}

/** To which companies something of the person's is lent: while it loads, when that failed, when there are none. */
export function LendingList<Lending>({ t, query, isShown = () => true, children }: LendingListProps<Lending>) {
  const links = useLinks();
  return match(query, {
    loading: () => (
      <LoadingRegion>
        <Inline justify="between">
          <Skeleton width="46%" height={16} />
          <Skeleton width={40} height={24} />
        </Inline>
      </LoadingRegion>
    ),
    error: (failure) => (
      <LoadFailure failure={failure} isQuiet>
        {t('lending.failed')}
      </LoadFailure>
    ),
    ready({ data }) {
      const lendings = data.items.filter(isShown);
      if (lendings.length > 0) return <Stack gap={1}>{lendings.map((lending) => children(lending))}</Stack>;
      return (
        <Text size="sm">
          <span>{`${t('lending.empty')} `}</span>
          <Link href={links.companies()}>{t('toCompanies')}</Link>
        </Text>
      );
    },
  });
}
