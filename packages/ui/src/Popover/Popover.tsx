'use client';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import { AriaScope } from '../private/AriaScope.tsx';
import { cx } from '../private/cx.ts';
import { mergeRefs } from '../private/mergeRefs.ts';
import { TriggerContext } from '../private/Pressable.tsx';
import type { RootAttributes } from '../private/rootAttributes.ts';
import { useBackCloses } from '../private/useBackCloses.ts';
import { useDismissWord } from '../private/useDismissWord.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends RootAttributes {
  /** Names what opens, for readers. */
  label: string;
  /** The Button or IconButton that opens it. */
  trigger: ReactNode;
  /** Under the trigger, along which of its edges; above it where there is no room below. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom' | 'bottom end';
  /** Up to three fields, or a few lines; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A little more beside a button; Escape and a press outside close it, and the focus goes back to the button. */
export function Popover({
  label,
  trigger,
  placement = 'bottom start',
  children,
  className,
  ref,
  ...props
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  return (
    <>
      <TriggerContext
        value={{
          ref: button,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onPress: () => setOpen(!isOpen),
        }}
      >
        {trigger}
      </TriggerContext>
      <AriaScope>
        <AriaPopover
          {...props}
          ref={mergeRefs(useDismissWord(), ref)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={button}
          placement={placement}
          offset={4}
          aria-label={label}
          UNSTABLE_portalContainer={useOverlayRoot()}
          className={cx(css.popover, className)}
        >
          {typeof children === 'function' ? children(close) : children}
        </AriaPopover>
      </AriaScope>
    </>
  );
}
