import { useSession } from '@kasb/kit';
import { Suspense, lazy } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

const CandidateBar = lazy(async () => ({ default: (await import('./CandidateBar.tsx')).CandidateBar }));

/** Pages that have their own way on at the lower edge. */
const withoutBar = ['/vacancies/:vacancyId/respond', '/my/resumes/new', '/my/resumes/:resumeId/edit/:step'];

/** What stands at the lower edge of every page: a candidate's sections. */
export function SiteBar() {
  const { pathname } = useLocation();
  const { state } = useSession();
  if (state.status !== 'signedIn' || state.user.role !== 'candidate') return null;
  if (withoutBar.some((path) => matchPath(path, pathname))) return null;
  return (
    <Suspense>
      <CandidateBar />
    </Suspense>
  );
}
