'use client';
import { wordMessages, wordOf } from '@kasb/domain/words';
import type { WordKind } from '@kasb/domain/words';
import type { ComponentType } from 'react';
import { Badge } from '../../Badge/Badge.tsx';
import type { BadgeProps } from '../../Badge/Badge.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../../private/cx.ts';
import * as css from './StatusBadge.css.ts';

/** How one known value of a status looks. */
export interface StatusLook extends Pick<BadgeProps, 'tone' | 'variant' | 'hasDot'> {
  /** A lucide icon before the word. */
  icon?: ComponentType;
}

/** What a badge of a status takes besides: the attributes of its element. */
export type RootOfBadge = Omit<BadgeProps, 'children' | 'tone' | 'variant' | 'icon' | 'hasDot'>;

export interface StatusBadgeProps extends RootOfBadge {
  /** Which words the value is said in. */
  kind: WordKind;
  /** The status as it came. */
  value: string;
  /** The look of each known value. */
  looks: Readonly<Record<string, StatusLook>>;
}

/** A status in its word and look; a value without one is shown as it came, in neutral. */
export function StatusBadge({ kind, value, looks, className, ...props }: StatusBadgeProps) {
  const t = useMessages(wordMessages);
  const look = Object.hasOwn(looks, value) ? looks[value] : undefined;
  if (!look) {
    return (
      <Badge {...props} className={cx(css.unknown, className)} title={value}>
        <span className={css.value}>{value}</span>
      </Badge>
    );
  }
  const { icon: Icon, ...rest } = look;
  return (
    <Badge {...props} {...rest} className={className} icon={Icon && <Icon />}>
      {wordOf(kind, value, t)}
    </Badge>
  );
}
