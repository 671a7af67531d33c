import { createContext, use, useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps, Ref } from 'react';
import { mergeRefs } from './mergeRefs.ts';

type NativeButton = ComponentProps<'button'>;

/** What every button takes: the attributes of the element, and these. */
export interface PressProps extends Omit<NativeButton, 'children' | 'disabled' | 'onClick' | 'ref'> {
  /** It was pressed: by a pointer, Enter, Space or a reader. */
  onPress?: () => void;
  /** Cannot be pressed, nor reached. @default false */
  isDisabled?: boolean;
  /** Its action is under way: it keeps the focus, and presses do nothing. @default false */
  isPending?: boolean;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
}

interface Trigger extends Pick<
  NativeButton,
  'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onKeyDown'
> {
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** Makes the button inside open what stands beside it. */
export const TriggerContext = createContext<Trigger | null>(null);

/** A button without a look. The element does all by itself: keys, pointers, readers, forms. */
export function Pressable({
  onPress,
  isDisabled,
  isPending,
  type,
  autoFocus,
  ref,
  ...props
}: PressProps & NativeButton) {
  const { onPress: open, ref: triggerRef, ...trigger } = use(TriggerContext) ?? {};
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(triggerRef, () => button.current as HTMLButtonElement, []);
  // Sooner, a dialog below would take the focus back from one that has just come above it.
  useEffect(() => {
    if (autoFocus) button.current?.focus();
  }, [autoFocus]);
  return (
    <button
      {...props}
      {...trigger}
      ref={mergeRefs(button, ref)}
      // A pending one submits nothing.
      type={isPending ? 'button' : (type ?? 'button')}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      {...(isPending && { 'aria-busy': true, 'aria-disabled': true, 'data-pending': true })}
      onClick={(event) => {
        if (isPending) return;
        // Safari does not focus what is clicked, and what opens gives the focus back to where it was.
        event.currentTarget.focus({ preventScroll: true });
        onPress?.();
        open?.();
      }}
    />
  );
}
