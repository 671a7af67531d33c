import { MessagesProvider, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import { Leaving } from '../../parts/Leaving/Leaving.tsx';
import type { LeavingProps } from '../../parts/Leaving/Leaving.tsx';
import * as css from './Home.css.ts';

export interface LeavingPageProps extends LeavingProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages> | undefined;
}

/** In place of any page of an account that is about to be deleted. */
export function LeavingPage({ messages, deleteAt }: LeavingPageProps) {
  return (
    <MessagesProvider bundle={candidateMessages} overrides={messages}>
      <Titled deleteAt={deleteAt} />
    </MessagesProvider>
  );
}

function Titled({ deleteAt }: LeavingProps) {
  const t = useMessages(candidateMessages);
  return (
    <Page width="narrow">
      <Heading level={1} className={css.head}>
        {t('profile')}
      </Heading>
      <Leaving deleteAt={deleteAt} />
    </Page>
  );
}
