import { applicationStatuses } from '@kasb/contract';
import type { ApplicationStatus } from '@kasb/contract';
import { filtersFromQuery } from './applicationFilters.ts';
import type { ApplicationFilters } from './applicationFilters.ts';

/** What a list of applications shows; the host keeps it in its address. */
export interface ApplicationsView {
  status: ApplicationStatus | 'all';
  /** Id of the application that is open beside the list, or in its place on a narrow screen; '' for none. */
  applicationId: string;
  /** As a list or as a board; absent: as the person looked at them last on this device. */
  layout?: ApplicationsLayout;
  /** What they are narrowed and sorted by. @default nothing */
  filters?: ApplicationFilters;
}

/** A list with the open one beside it, or cards in columns. */
export type ApplicationsLayout = 'list' | 'board';

/** All applications, none chosen. */
export const everyApplication: ApplicationsView = { status: 'all', applicationId: '' };

/** A view from the host's address; unknown values are dropped. */
export function applicationsViewFromQuery(query: URLSearchParams): ApplicationsView {
  const status = query.get('status') ?? 'all';
  const layout = query.get('view');
  const filters = filtersFromQuery(query);
  return {
    status: isApplicationStatus(status) ? status : 'all',
    applicationId: (query.get('application') ?? '').slice(0, 100),
    ...((layout === 'board' || layout === 'list') && { layout }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
}

/** A view as a query for the host's address: what is empty is left out. */
export function queryFromApplicationsView(view: ApplicationsView): Record<string, string> {
  const { status, applicationId, layout, filters } = view;
  return {
    ...(layout && { view: layout }),
    ...filters,
    ...(status !== 'all' && { status }),
    ...(applicationId && { application: applicationId }),
  };
}

/** Whether a word is one of the six statuses. */
export function isApplicationStatus(word: string | undefined): word is ApplicationStatus {
  return (applicationStatuses as readonly (string | undefined)[]).includes(word);
}
