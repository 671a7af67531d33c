import type { ComponentType } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeProps } from '../Badge/Badge.tsx';
import type { UiMessages } from '../messages/UiMessagesProvider.tsx';
import { useUiMessages } from '../messages/useUiMessages.ts';
import { cx } from './cx.ts';
import * as css from './StatusBadge.css.ts';

/** How one known value of a status looks and reads. */
export interface StatusLook extends Pick<BadgeProps, 'tone' | 'variant' | 'hasDot'> {
  icon?: ComponentType;
  word: keyof UiMessages;
}

interface StatusBadgeProps extends Omit<BadgeProps, 'children' | 'tone' | 'variant' | 'icon' | 'hasDot'> {
  value: string;
  looks: Readonly<Record<string, StatusLook>>;
}

/** A status in the words of its look; a value without one is shown as it came, in neutral. */
export function StatusBadge({ value, looks, className, ...props }: StatusBadgeProps) {
  const words = useUiMessages();
  const look = Object.hasOwn(looks, value) ? looks[value] : undefined;
  if (!look) {
    return (
      <Badge {...props} className={cx(css.unknown, className)} title={value}>
        <span className={css.value}>{value}</span>
      </Badge>
    );
  }
  const { icon: Icon, word, ...rest } = look;
  return (
    <Badge {...props} {...rest} className={className} icon={Icon && <Icon />}>
      {words[word]}
    </Badge>
  );
}
