import { Link, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './ListBlock.css.ts';

export interface ListRowProps {
  href: string;
  leading?: ReactNode;
  title: string;
  /** A quiet line under the title. */
  meta: string | undefined;
  /** Short facts before the badge; left out in narrow containers. */
  facts?: ReactNode;
  badge: ReactNode;
}

/** A row of the dashboard: one link over the whole of it. */
export function ListRow({ href, leading, title, meta, facts, badge }: ListRowProps) {
  return (
    <li className={css.item}>
      <Link variant="bare" href={href} className={css.row}>
        {leading}
        <span className={css.text}>
          <span className={css.title}>{title}</span>
          {meta && (
            <Text as="span" size="sm" tone="muted" className={css.meta}>
              {meta}
            </Text>
          )}
        </span>
        {facts}
        <span className={css.badge}>{badge}</span>
      </Link>
    </li>
  );
}
