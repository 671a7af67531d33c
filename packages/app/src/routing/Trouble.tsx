import { RefreshCw } from 'lucide-react';
import { Button, Card, Heading, Page, Stack, Text } from '@kasb/ui';

export interface TroubleProps {
  title: string;
  text: string;
  /** Words of the way on. */
  action: string;
  onAction: () => void;
}

/** A page that cannot be shown: what happened, and the way on. */
export function Trouble({ title, text, action, onAction }: TroubleProps) {
  return (
    <Page width="narrow">
      <Card padding="lg">
        <Stack gap={4} align="start" role="alert">
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
          <Button variant="primary" icon={<RefreshCw />} onPress={onAction}>
            {action}
          </Button>
        </Stack>
      </Card>
    </Page>
  );
}
