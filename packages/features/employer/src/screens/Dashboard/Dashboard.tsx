'use client';
import { MessagesProvider } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useState } from 'react';
import { useDashboard } from '../../data/useDashboard.ts';
import { employerMessages } from '../../messages/index.ts';
import { Counters } from './Counters.tsx';
import * as css from './Dashboard.css.ts';
import { Greeting } from './Greeting.tsx';
import { LatestApplications } from './LatestApplications.tsx';
import { LatestVacancies } from './LatestVacancies.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SubscriptionBlock } from './SubscriptionBlock.tsx';

export interface DashboardProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof employerMessages>;
}

/** Where an employer starts the day (specification, screen 5). It is what it was when it was opened: `now` stands. */
export function Dashboard({ messages }: DashboardProps) {
  return (
    <MessagesProvider bundle={employerMessages} overrides={messages}>
      <DashboardScreen />
    </MessagesProvider>
  );
}

function DashboardScreen() {
  const { vacancies, applications, subscription, counters, retryCounters } = useDashboard();
  const [now] = useState(Date.now);
  return (
    <Page>
      <Greeting now={now} applied={counters.applied} />
      <Counters counters={counters} onRetry={retryCounters} />
      <div className={css.columns}>
        <div className={css.column}>
          <LatestVacancies vacancies={vacancies} now={now} />
          <LatestApplications applications={applications} now={now} />
        </div>
        <div className={css.column}>
          <SubscriptionBlock check={subscription} now={now} />
          <QuickLinks />
        </div>
      </div>
    </Page>
  );
}
