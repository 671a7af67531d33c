import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { vars } from '../theme/contract.css.ts';

/** One cell of the sheet of components. */
export function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading
          level={2}
          style={{ color: vars.color.textMuted, fontSize: 13, lineHeight: '18px', fontWeight: 500, letterSpacing: 0 }}
        >
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
