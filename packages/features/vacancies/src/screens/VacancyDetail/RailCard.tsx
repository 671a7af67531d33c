import { Card, Heading } from '@kasb/ui';
import type { ReactNode } from 'react';

export interface RailCardProps {
  title: string;
  className: string;
  children: ReactNode;
}

/** A card of the rail beside a vacancy. */
export function RailCard({ title, className, children }: RailCardProps) {
  return (
    <Card as="section" className={className}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
