'use client';
import { Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import type { ReactNode } from 'react';
import { applicationsMessages } from '../../messages/index.ts';
import { ApplicationBrowser } from '../../parts/ApplicationBrowser/ApplicationBrowser.tsx';
import type { ApplicationBrowserProps } from '../../parts/ApplicationBrowser/browserProps.ts';
import { VacancyHead } from './VacancyHead.tsx';

export interface VacancyApplicationsProps {
  vacancyId: string;
  /** What is shown; the host keeps it in its address (`applicationsViewFromQuery`, `queryFromApplicationsView`). */
  view: ApplicationBrowserProps['view'];
  /** The person chose something else to see; `replace` asks to put it in place of the present address. */
  onViewChange: ApplicationBrowserProps['onViewChange'];
  /** The block on the vacancy's statistics at HeadHunter, above the list. @default nothing */
  statistics?: (vacancyId: string) => ReactNode;
  /** The block on the interview of one application, below the open one. @default nothing */
  interview?: ApplicationBrowserProps['interview'];
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof applicationsMessages>;
}

/** Applications to one vacancy, under its name and number (docs/domain.md#vacancy-applications). */
export function VacancyApplications({ messages, vacancyId, statistics, ...props }: VacancyApplicationsProps) {
  return (
    <Screen bundle={applicationsMessages} overrides={messages}>
      <ApplicationBrowser
        key={vacancyId}
        vacancyId={vacancyId}
        {...props}
        renderHead={({ total }, first, ways) => (
          <VacancyHead
            vacancyId={vacancyId}
            total={total}
            first={first}
            statistics={statistics?.(vacancyId)}
            ways={ways}
          />
        )}
      />
    </Screen>
  );
}
