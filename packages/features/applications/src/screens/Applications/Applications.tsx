'use client';
import type { MessagesOf } from '@kasb/kit';
import { Screen, useMessages } from '@kasb/kit';
import { Heading, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from '../../parts/ApplicationBrowser/ApplicationBrowser.css.ts';
import { ApplicationBrowser } from '../../parts/ApplicationBrowser/ApplicationBrowser.tsx';
import type { ApplicationBrowserProps, HeadCounts } from '../../parts/ApplicationBrowser/browserProps.ts';

export interface ApplicationsProps {
  /** What is shown; the host keeps it in its address (`applicationsViewFromQuery`, `queryFromApplicationsView`). */
  view: ApplicationBrowserProps['view'];
  /** The person chose something else to see; `replace` asks to put it in place of the present address. */
  onViewChange: ApplicationBrowserProps['onViewChange'];
  /** The block on the interview of one application, below the open one. @default nothing */
  interview?: ApplicationBrowserProps['interview'];
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof applicationsMessages>;
}

/** All applications: filter by status, the list, the open one beside it (docs/domain.md#applications). */
export function Applications({ messages, ...props }: ApplicationsProps) {
  return (
    <Screen bundle={applicationsMessages} overrides={messages}>
      <ApplicationBrowser {...props} renderHead={(counts, _, ways) => <Head {...counts} ways={ways} />} />
    </Screen>
  );
}

function Head({ total, waiting, ways }: HeadCounts & { ways: ReactNode }) {
  const t = useMessages(applicationsMessages);
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Heading level={1}>{t('applications')}</Heading>
        <Text tone="muted">
          <span>{total ? t('applicationsCount', { count: total }) : '\u00a0'}</span>
          {!!total && !!waiting && <span>{`, ${t('list.waiting', { count: waiting })}`}</span>}
        </Text>
      </div>
      {ways}
    </div>
  );
}
