import { useMessages } from '@kasb/kit';
import { Banner, Button, Card, Stack, Text } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Integration.css.ts';

export interface NotConnectedProps {
  /** Why a connection that was there is no more. */
  error: string | undefined;
  isPending: boolean;
  onConnect: () => void;
}

/** What a connection gives, and the way to it. */
export function NotConnected({ error, isPending, onConnect }: NotConnectedProps) {
  const t = useMessages(headhunterMessages);
  return (
    <Card title={t('integration.gains')}>
      <Stack align="start">
        <ul className={css.gains}>
          <li>{t('integration.gainResponses')}</li>
          <li>{t('integration.gainStatuses')}</li>
          <li>{t('integration.gainResumes')}</li>
          <li>{t('integration.gainStatistics')}</li>
        </ul>
        <Text tone="muted">{t('integration.note')}</Text>
        {error && <Banner tone="warning">{error}</Banner>}
        <Button variant="primary" isPending={isPending} onPress={onConnect}>
          {error ? t('integration.reconnect') : t('connectHeadHunter')}
        </Button>
      </Stack>
    </Card>
  );
}
