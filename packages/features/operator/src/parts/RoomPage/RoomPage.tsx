import { Heading, LoadingRegion, Page, Skeleton, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './RoomPage.css.ts';

interface RoomPageProps {
  title: string;
  /** What is to be known of the page. */
  text?: string | undefined;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the room that has no list with a detail: its head, and parts under each other. */
export function RoomPage({ title, text, actions, children }: RoomPageProps) {
  return (
    <Page width="wide" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {text && (
          <Text as="span" size="sm" tone="muted">
            {text}
          </Text>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </Page>
  );
}

/** A part of such a page, with a head of its own. */
export function RoomPart({ title, text, actions, children }: RoomPageProps) {
  return (
    <section className={css.page}>
      <div className={css.head}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        {text && (
          <Text as="span" size="sm" tone="muted">
            {text}
          </Text>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** Rows that are on their way. */
export function RowsWaiting({ rows = 5 }: { rows?: number }) {
  return (
    <LoadingRegion className={css.waiting}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={40} />
      ))}
    </LoadingRegion>
  );
}
