import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationsView } from '../model/applicationsView.ts';

/** How long one stays at a row before the address follows, in milliseconds: browsers limit how often it may change. */
const SETTLE_MS = 300;

/** What a host is told of a view. */
export type OnViewChange = (view: ApplicationsView, options: { replace: boolean }) => void;

/** Lets the open application follow the arrows at once, and the host's address when they come to rest. */
export function useWalk(view: ApplicationsView, onViewChange: OnViewChange) {
  const [walked, setWalked] = useState<string>();
  const [seen, setSeen] = useState(view);
  if (seen.applicationId !== view.applicationId || seen.status !== view.status) {
    setSeen(view);
    setWalked(undefined);
  }
  const settle = useEffectEvent((applicationId: string) => {
    if (applicationId === view.applicationId) setWalked(undefined);
    else onViewChange({ ...view, applicationId }, { replace: true });
  });
  useEffect(() => {
    if (walked === undefined) return;
    const timer = setTimeout(() => settle(walked), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [walked]);
  return {
    openId: walked ?? view.applicationId,
    isWalking: walked !== undefined,
    walk: setWalked,
    /** Chooses something else to see. */
    show(next: ApplicationsView, options: { replace: boolean }) {
      setWalked(undefined);
      onViewChange(next, options);
    },
  };
}
