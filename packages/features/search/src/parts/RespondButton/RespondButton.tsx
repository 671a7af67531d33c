import { useUser } from '@kasb/kit';
import { lazy, Suspense } from 'react';
import type { RespondProps } from './Respond.tsx';

// Visitors, who are most, need neither the call nor what comes with it.
const Respond = lazy(async () => ({ default: (await import('./Respond.tsx')).Respond }));

/** The button that sends a candidate's response; nobody else sees it (docs/domain.md#respond). */
export function RespondButton(props: RespondProps) {
  if (useUser()?.role !== 'candidate') return null;
  return (
    <Suspense>
      <Respond {...props} />
    </Suspense>
  );
}
