import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import type { CardProps } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface FormSectionProps extends Omit<CardProps, 'as' | 'padding' | 'title'> {
  /** The heading, which names the section. */
  title: string;
  /** A line under the title. */
  description?: string;
  /** Fields and FormGrids, 20 px apart. */
  children: ReactNode;
}

/** A card of a long form, with its heading. */
export function FormSection({ title, description, children, ...props }: FormSectionProps) {
  const id = useId();
  return (
    <Card {...props} as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id={id} level={2} size="h3">
            {title}
          </Heading>
          {description && (
            <Text size="sm" tone="muted">
              {description}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
