'use client';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name that stands beside the avatar; its initials are shown. */
  name: string;
  /** Photo; the initials stay when it does not load. */
  src?: string | null;
  /** Side in px. @default 36 */
  size?: keyof typeof css.size;
  /** Circle for people, square for companies. @default 'circle' */
  shape?: keyof typeof css.shape;
}

/** Initials or a photo, hidden from readers: the name stands beside it. */
export function Avatar({ name, src, size = 36, shape = 'circle', className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span aria-hidden="true" {...props} className={cx(css.avatar, css.shape[shape], css.size[size], className)}>
      {src && failed !== src ? (
        <img alt="" src={src} className={css.image} onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
