import type { HeadHunterConnection, syncHeadHunter } from '@kasb/contract';
import type { Command } from '@kasb/kit';
import { useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Card, DescriptionList, Spinner, Stack, Text } from '@kasb/ui';
import { RefreshCw } from 'lucide-react';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Integration.css.ts';

export interface SyncCardProps {
  connection: HeadHunterConnection;
  sync: Command<typeof syncHeadHunter>;
}

/** When responses were last brought in, how many, and the way to have it done now. */
export function SyncCard({ connection, sync }: SyncCardProps) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const format = useFormat();
  const { isSyncing, lastSyncAt, syncedCount } = connection;
  return (
    <Card title={t('integration.sync')}>
      <Stack>
        <DescriptionList
          columns={2}
          items={[
            {
              label: t('integration.lastSync'),
              value: lastSyncAt ? format.dateTime(lastSyncAt) : t('integration.never'),
            },
            { label: t('integration.synced'), value: format.number(syncedCount) },
          ]}
        />
        <Text tone="muted">{t('integration.syncHint')}</Text>
        <div>
          <Banner tone="critical" className={css.notice}>
            {sync.error && problem(sync.error, t('integration.syncFailed'))}
          </Banner>
          <div className={css.ways}>
            <Button
              variant="primary"
              icon={<RefreshCw />}
              isPending={sync.isPending || isSyncing}
              onPress={() => void sync.run({})}
            >
              {t('integration.syncNow')}
            </Button>
            {isSyncing && <Spinner>{t('integration.syncing')}</Spinner>}
          </div>
        </div>
      </Stack>
    </Card>
  );
}
