import type { ComponentProps } from 'react';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width: px, or a share of the line as `'58%'`. @default '100%' */
  width?: number | string;
  /** Height: px, or a line of the text that comes as `'1lh'`. @default 14 */
  height?: number | string;
  /** What is held a place for. @default 'line' */
  shape?: keyof typeof css.shape;
}

const lengthOf = (size: number | string) => (typeof size === 'number' ? `${size}px` : size);

/**
 * A place held for what is loading, of the content's own geometry; put it inside a LoadingRegion. What a server draws
 * takes its size from a class: a policy may forbid styles of elements.
 */
export function Skeleton({ width, height, shape = 'line', className, style, ...props }: SkeletonProps) {
  const size = {
    ...(width !== undefined && assignVar(css.width, lengthOf(width))),
    ...(height !== undefined && assignVar(css.height, lengthOf(height))),
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
