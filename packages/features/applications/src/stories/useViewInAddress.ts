import { useNavigate } from '@kasb/kit';
import { useState } from 'react';
import { queryFromApplicationsView } from '../model/applicationsView.ts';
import type { ApplicationsView } from '../model/applicationsView.ts';

/** A host that keeps the view in its address, as every portal does. */
export function useViewInAddress(path: string, initial: ApplicationsView) {
  const navigate = useNavigate();
  const [view, setView] = useState(initial);
  const onViewChange = (next: ApplicationsView) => {
    setView(next);
    const query = new URLSearchParams(queryFromApplicationsView(next)).toString();
    navigate(query ? `${path}?${query}` : path);
  };
  return { view, onViewChange };
}
