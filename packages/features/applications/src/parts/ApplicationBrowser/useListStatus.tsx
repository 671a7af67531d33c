import type { Application } from '@kasb/contract';
import { Suspense, useState } from 'react';
import { Refusal } from '../RefusalDialog/lazyRefusal.ts';
import { useStatusSwitch } from '../useStatusSwitch.tsx';

/** Changes statuses in the list: a refusal is done at once, and its reason asked for afterwards where it is wanted. */
export function useListStatus() {
  const [refused, setRefused] = useState<Application>();
  // Once asked for it stays, so that nothing typed is lost.
  const [isAsked, setAsked] = useState(false);
  const { statusOf, change } = useStatusSwitch((application) => {
    setRefused(application);
    setAsked(true);
  });
  const refusal = refused && (
    <Suspense>
      <Refusal key={refused.id} application={refused} isOpen={isAsked} onClose={() => setAsked(false)} />
    </Suspense>
  );
  return { statusOf, change, refusal };
}
