'use client';
import { Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDashboard } from '../../data/useDashboard.ts';
import { employerMessages } from '../../messages/index.ts';
import { Counters } from './Counters.tsx';
import * as css from './Dashboard.css.ts';
import { Greeting } from './Greeting.tsx';
import { LatestApplications } from './LatestApplications.tsx';
import { LatestVacancies } from './LatestVacancies.tsx';
import { Notices } from './Notices.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SubscriptionBlock } from './SubscriptionBlock.tsx';

/** What the host puts into the dashboard. */
export interface DashboardSlots {
  /** Invitations that wait for an answer, under the greeting; what is drawn brings the space below it. */
  invitations?: ReactNode;
}

export interface DashboardProps extends DashboardSlots {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof employerMessages>;
}

/** Where an employer starts the day (docs/domain.md#dashboard). It is what it was when it was opened: `now` stands. */
export function Dashboard({ messages, ...slots }: DashboardProps) {
  return (
    <Screen bundle={employerMessages} overrides={messages}>
      <DashboardScreen {...slots} />
    </Screen>
  );
}

function DashboardScreen({ invitations }: DashboardSlots) {
  const { vacancies, applications, subscription, counters, failure } = useDashboard();
  const [now] = useState(Date.now);
  return (
    <Page>
      <Greeting now={now} applied={counters.applied} />
      {invitations}
      <Counters counters={counters} failure={failure} />
      <div className={css.columns}>
        <div tabIndex={-1} className={css.column}>
          <Notices now={now} />
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
