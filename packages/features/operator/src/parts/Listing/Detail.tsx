import { Avatar, Card, Heading, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './Detail.css.ts';

interface DetailProps {
  name: string;
  /** Square for a company; none where initials say nothing. @default 'circle' */
  shape?: 'circle' | 'square' | 'none';
  /** Under the name, a line each. */
  lines: readonly ReactNode[];
  /** What state it is in, as badges. */
  badges?: ReactNode;
  /** One button beside the name. */
  action?: ReactNode;
  /** Parts, each a `DetailPart`. */
  children: ReactNode;
  /** What can be done about it. */
  footer?: ReactNode;
}

/** The thing of a list that is open: who or what it is, what is known of it, what can be done. */
export function Detail({ name, shape, lines, badges, action, children, footer }: DetailProps) {
  return (
    <Card as="section" padding="none" aria-label={name}>
      <div className={css.head}>
        {shape !== 'none' && <Avatar name={name} size={56} shape={shape} />}
        <div className={css.who}>
          <Heading level={2} size="h3">
            {name}
          </Heading>
          {lines.map((line, index) => (
            <Text key={index} as="span" size="sm" tone="muted">
              {line}
            </Text>
          ))}
          {badges && <div className={css.badges}>{badges}</div>}
        </div>
        {action}
      </div>
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </Card>
  );
}

interface DetailPartProps {
  title?: string;
  /** How many there are. */
  count?: number;
  /** One button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of what is known. */
export function DetailPart({ title, count, action, children }: DetailPartProps) {
  return (
    <div className={title ? css.titled : css.part}>
      {title && (
        <div className={css.title}>
          <Heading level={3} className={css.name}>
            <span>{`${title} `}</span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </Heading>
          {action}
        </div>
      )}
      {children}
    </div>
  );
}
