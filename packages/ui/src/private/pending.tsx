import type { ButtonHTMLAttributes } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';

/** A button's presses while its deed is under way: none. It keeps the focus, and submits nothing. */
export function withoutPresses<
  Props extends Pick<
    AriaButtonProps,
    'onPress' | 'onPressStart' | 'onPressEnd' | 'onPressUp' | 'onPressChange' | 'onClick' | 'type'
  >,
>(props: Props): Props {
  const none = undefined;
  return {
    ...props,
    onPress: none,
    onPressStart: none,
    onPressEnd: none,
    onPressUp: none,
    onPressChange: none,
    onClick: none,
    type: 'button',
  };
}

/**
 * How a pending button draws its element. React Aria's own `isPending` leaves an announcement behind that
 * names an element which is gone by then.
 */
export function PendingButton(dom: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...dom} aria-busy aria-disabled data-pending="true" />;
}
