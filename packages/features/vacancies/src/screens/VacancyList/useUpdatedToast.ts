import { useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';

/** How long the address keeps its flag, in milliseconds. */
const FLAG_MS = 5000;

/** Says that a vacancy was saved while the address says so, and lets the host take the flag off after 5 s. */
export function useUpdatedToast(isUpdated: boolean, onEnd: () => void): void {
  const t = useMessages(vacanciesMessages);
  const toasts = useToasts();
  const show = useEffectEvent(() => toasts.show({ text: t('vacancyUpdated') }));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isUpdated) return;
    const timers = [setTimeout(show), setTimeout(end, FLAG_MS)];
    return () => timers.forEach(clearTimeout);
  }, [isUpdated]);
}
