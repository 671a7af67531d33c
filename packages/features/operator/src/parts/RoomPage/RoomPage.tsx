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

/** The head of a page of the room, or of a part of it. */
function RoomHead({ title, text, actions, level = 1 }: Omit<RoomPageProps, 'children'> & { level?: 1 | 2 }) {
  return (
    <div className={css.head}>
      <Heading level={level} size={level === 1 ? 'h2' : 'h3'}>
        {title}
      </Heading>
      {text && (
        <Text as="span" size="sm" tone="muted">
          {text}
        </Text>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** A page of the room that has no list with a detail: its head, and parts under each other. */
export function RoomPage({ children, ...head }: RoomPageProps) {
  return (
    <Page width="wide" tabIndex={-1} className={css.page}>
      <RoomHead {...head} />
      {children}
    </Page>
  );
}

/** A part of such a page, with a head of its own. */
export function RoomPart({ children, ...head }: RoomPageProps) {
  return (
    <section className={css.page}>
      <RoomHead level={2} {...head} />
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
