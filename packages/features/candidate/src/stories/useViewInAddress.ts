import { useNavigate } from '@kasb/kit';
import { useState } from 'react';
import { queryFromResponsesView } from '../model/responsesView.ts';
import type { ResponsesView } from '../model/responsesView.ts';

/** A host that keeps the view in its address, as every portal does. */
export function useViewInAddress(path: string, initial: ResponsesView) {
  const navigate = useNavigate();
  const [view, setView] = useState(initial);
  const onViewChange = (next: ResponsesView) => {
    setView(next);
    const query = new URLSearchParams(queryFromResponsesView(next)).toString();
    navigate(query ? `${path}?${query}` : path);
  };
  return { view, onViewChange };
}
