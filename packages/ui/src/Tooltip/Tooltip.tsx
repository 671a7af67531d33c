'use client';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { useOverlayRoot } from '../KasbTheme/KasbTheme.tsx';
import { AriaScope } from '../private/AriaScope.tsx';
import { cx } from '../private/cx.ts';
import type { RootAttributes } from '../private/rootAttributes.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends RootAttributes {
  /** Words that nobody needs in order to act: a finger never sees them. */
  text: ReactNode;
  /** The Button, IconButton or Link that they are about. */
  children: ReactElement<HTMLAttributes<HTMLElement>, string>;
  /** Side of the element; the other one where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A hint after 400 ms of hovering, at once on keyboard focus; Escape hides it. */
export function Tooltip({ text, children, placement = 'top', className, ref, ...props }: TooltipProps) {
  return (
    <AriaScope>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          {...props}
          ref={ref as Ref<HTMLDivElement>}
          placement={placement}
          offset={6}
          UNSTABLE_portalContainer={useOverlayRoot()}
          className={cx(css.tooltip, className)}
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaScope>
  );
}
