import { applicationStatuses } from '@kasb/contract';
import type { ApplicationStatus } from '@kasb/contract';

/** What a list of applications shows; the host keeps it in its address. */
export interface ApplicationsView {
  status: ApplicationStatus | 'all';
  /** Id of the application that is open beside the list, or in its place on a narrow screen; '' for none. */
  applicationId: string;
}

/** All applications, none chosen. */
export const everyApplication: ApplicationsView = { status: 'all', applicationId: '' };

/** A view from the host's address; unknown values are dropped. */
export function applicationsViewFromQuery(query: URLSearchParams): ApplicationsView {
  const status = query.get('status') ?? 'all';
  return {
    status: isApplicationStatus(status) ? status : 'all',
    applicationId: (query.get('application') ?? '').slice(0, 100),
  };
}

/** A view as a query for the host's address: what is empty is left out. */
export function queryFromApplicationsView({ status, applicationId }: ApplicationsView): Record<string, string> {
  return { ...(status !== 'all' && { status }), ...(applicationId && { application: applicationId }) };
}

/** Whether a word is one of the six statuses. */
export function isApplicationStatus(word: string | undefined): word is ApplicationStatus {
  return (applicationStatuses as readonly (string | undefined)[]).includes(word);
}
