import type { ComponentProps } from 'react';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width: px, or a share of the line as `'58%'`. @default '100%' */
  width?: number | string;
  /** Height in px. @default 14 */
  height?: number;
  /** What is held a place for. @default 'line' */
  shape?: keyof typeof css.shape;
}

/**
 * A place held for what is loading, of the content's own geometry; put it inside a LoadingRegion. What a server draws
 * takes its size from a class: a policy may forbid styles of elements.
 */
export function Skeleton({ width, height, shape = 'line', className, style, ...props }: SkeletonProps) {
  const size = {
    ...(width !== undefined && assignVar(css.width, typeof width === 'number' ? `${width}px` : width)),
    ...(height !== undefined && assignVar(css.height, `${height}px`)),
  };
  return (
    <span
      aria-hidden="true"
      {...props}
      style={{ ...size, ...style }}
      className={cx(css.skeleton, css.shape[shape], className)}
    />
  );
}
