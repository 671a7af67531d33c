import { useToasts } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';

let left: string | undefined;

/** Leaves a word for the screen that comes next: a toast of this one would go with it. */
export function leaveNotice(text: string): void {
  left = text;
}

/** Says what the screen before has left. */
export function useNotice(): void {
  const toasts = useToasts();
  const say = useEffectEvent((text: string) => toasts.show({ text }));
  useEffect(() => {
    if (left !== undefined) say(left);
    left = undefined;
  }, []);
}
