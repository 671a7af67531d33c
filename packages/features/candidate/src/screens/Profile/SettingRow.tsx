import { Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './Profile.css.ts';

export interface SettingRowProps {
  title: string;
  hint?: string | undefined;
  /** What stands before the words. */
  leading?: ReactNode;
  /** What can be done, at the end of the row. */
  children: ReactNode;
}

/** A line of a card: what it is about, and what can be done. */
export function SettingRow({ title, hint, leading, children }: SettingRowProps) {
  return (
    <li className={css.row}>
      {leading}
      <div className={css.words}>
        <Text as="span" weight="strong">
          {title}
        </Text>
        {hint && (
          <Text as="span" size="sm" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </li>
  );
}
