import { useEffectEvent, useLayoutEffect } from 'react';
import { overlayOpened } from './backStack.ts';

/** On a phone, Back closes what is open, as a cross or a press outside does, in place of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const canClose = isOpen && onClose !== undefined;
  useLayoutEffect(() => (canClose ? overlayOpened(() => close()) : undefined), [canClose]);
}
