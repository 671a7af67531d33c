import { useLinks } from '@kasb/kit';
import type { ApplicationsView } from '../model/applicationsView.ts';
import { queryOfApplicant } from '../model/neighbourFilter.ts';

/** The addresses of applicants' own pages, from which one walks on along this list. */
export function usePageOf(view: ApplicationsView, vacancyId: string | undefined): (id: string) => string {
  const links = useLinks();
  const search = queryOfApplicant(view, vacancyId);
  return (id) => `${links.application(id)}${search && `?${search}`}`;
}
