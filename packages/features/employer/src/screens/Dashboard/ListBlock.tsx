import { LoadFailure } from '@kasb/kit';
import type { Failure } from '@kasb/kit';
import { Card, Heading, Link, LoadingRegion, Skeleton, Text } from '@kasb/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './ListBlock.css.ts';

export interface ListBlockProps {
  title: string;
  /** The way to the whole list; shown beside the title when there are rows. */
  all: { href: string; label: string };
  isLoading: boolean;
  failure: Failure | undefined;
  /** Says that the list did not load. */
  failed: string;
  /** What stands in place of the rows when there are none, and what to do about it. */
  empty: { text: string; action: ReactNode };
  /** Rows: `<li>` elements. */
  rows: readonly ReactNode[];
}

/** A card with the latest of a list: three rows, or a sentence in their place. */
export function ListBlock({ title, all, isLoading, failure, failed, empty, rows }: ListBlockProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id} tabIndex={-1} className={css.card}>
      <div className={css.head}>
        <Heading id={id} level={2} size="h3">
          {title}
        </Heading>
        {rows.length > 0 && (
          <Link href={all.href} className={css.all}>
            {all.label}
          </Link>
        )}
      </div>
      {isLoading && <RowsSkeleton />}
      {!isLoading && rows.length > 0 && <ul className={css.rows}>{rows}</ul>}
      {!isLoading && rows.length === 0 && (
        <div className={css.empty}>
          <Text tone="muted">{empty.text}</Text>
          {empty.action}
        </div>
      )}
      {failure && (
        <div className={css.failure}>
          <LoadFailure failure={failure} isQuiet>
            {failed}
          </LoadFailure>
        </div>
      )}
    </Card>
  );
}

function RowsSkeleton() {
  return (
    <LoadingRegion>
      {[62, 48, 70].map((width) => (
        <div key={width} className={css.ghostRow}>
          <span className={css.ghostText}>
            <Skeleton width={`${width}%`} height={16} />
            <Skeleton width="36%" />
          </span>
          <Skeleton width={84} height={24} />
        </div>
      ))}
    </LoadingRegion>
  );
}
