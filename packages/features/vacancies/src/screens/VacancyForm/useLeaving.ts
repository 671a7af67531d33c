import { useNavigate } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long the news of a save stands before the next page, in milliseconds. */
const LEAVE_MS = 1500;

/** Goes to a path of the host, after the person has read how it went. */
export function useLeaving(): (path: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  const go = useEffectEvent((path: string) => navigate(path));
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => go(target), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return setTarget;
}
