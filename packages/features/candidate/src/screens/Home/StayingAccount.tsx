'use client';
import { Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import type { ReactNode } from 'react';
import { useOwnProfile } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { Leaving } from '../../parts/Leaving/Leaving.tsx';
import * as css from './Home.css.ts';

export interface StayingAccountProps {
  /** Any page of a candidate's own. */
  children: ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/** Shows a candidate's pages; of an account that is about to be deleted only the way back and the archive (docs/domain.md#account-deletion). */
export function StayingAccount({ children, messages }: StayingAccountProps) {
  return (
    <Screen bundle={candidateMessages} overrides={messages}>
      <PagesOrLeaving>{children}</PagesOrLeaving>
    </Screen>
  );
}

function PagesOrLeaving({ children }: Pick<StayingAccountProps, 'children'>) {
  const t = useMessages(candidateMessages);
  const deleteAt = useOwnProfile().data?.delete_at;
  if (deleteAt === undefined) return children;
  return (
    <Page width="narrow">
      <Heading level={1} className={css.head}>
        {t('profile.title')}
      </Heading>
      <Leaving deleteAt={deleteAt} />
    </Page>
  );
}
