import type { Application } from '@kasb/contract';
import type { ReactNode } from 'react';
import type { ApplicationFilters } from '../../model/applicationFilters.ts';
import type { ApplicationsView } from '../../model/applicationsView.ts';
import type { OnViewChange, useWalk } from '../useWalk.ts';

export interface ApplicationBrowserProps {
  /** Applications to this vacancy alone. */
  vacancyId?: string;
  view: ApplicationsView;
  onViewChange: OnViewChange;
  /** What stands above the filter: how many there are, once that is known, the first, and the ways to look at them. */
  renderHead: (counts: HeadCounts, first: Application | undefined, ways: ReactNode) => ReactNode;
  /** The block on the interview of an application to a vacancy, below the open one. @default nothing */
  interview?: ((applicationId: string, vacancyId: string) => ReactNode) | undefined;
}

/** What both ways to look at them are made of. */
export interface BrowserProps extends Pick<ApplicationBrowserProps, 'vacancyId' | 'view' | 'renderHead'> {
  filters: ApplicationFilters;
  walk: ReturnType<typeof useWalk>;
  ways: ReactNode;
  filterRow: ReactNode;
}

/** How many there are, and how many of them nobody has decided on; absent while that is not known. */
export interface HeadCounts {
  total?: number | undefined;
  waiting?: number | undefined;
}
