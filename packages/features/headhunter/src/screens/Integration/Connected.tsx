import type { disconnectHeadHunter, HeadHunterConnection, syncHeadHunter } from '@kasb/contract';
import type { Command } from '@kasb/kit';
import { useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Badge, Banner, Button, Card, ConfirmDialog, DescriptionList, Stack, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { headhunterMessages } from '../../messages/index.ts';
import { MailLink } from '../../parts/MailLink.tsx';
import * as css from './Integration.css.ts';
import { LendingCard } from './LendingCard.tsx';
import { SyncCard } from './SyncCard.tsx';

export interface ConnectedProps {
  connection: HeadHunterConnection;
  sync: Command<typeof syncHeadHunter>;
  disconnect: Command<typeof disconnectHeadHunter>;
  isReconnecting: boolean;
  onReconnect: () => void;
}

/** Connected as whom, for which companies, how the responses come in, and the way out. */
export function Connected({ connection, sync, disconnect, isReconnecting, onReconnect }: ConnectedProps) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const format = useFormat();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const end = async () => {
    const result = await disconnect.run({});
    setAsked(false);
    if (result.ok) toasts.show({ text: t('integration.disconnected') });
  };
  return (
    <Stack>
      {connection.error && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" isPending={isReconnecting} onPress={onReconnect}>
              {t('integration.reconnect')}
            </Button>
          }
        >
          {connection.error}
        </Banner>
      )}
      <Card
        title={t('integration.account')}
        action={
          <Badge tone="positive" hasDot>
            {t('integration.connected')}
          </Badge>
        }
      >
        <Stack>
          <DescriptionList
            columns={2}
            items={[
              { label: t('employer'), value: connection.employerName },
              { label: t('integration.manager'), value: connection.managerName },
              {
                label: t('mail'),
                value: connection.managerEmail && <MailLink email={connection.managerEmail} />,
              },
              { label: t('integration.connectedAt'), value: format.dateTime(connection.connectedAt) },
            ]}
          />
          <div>
            <Banner tone="critical" className={css.notice}>
              {disconnect.error && problem(disconnect.error, t('integration.disconnectFailed'))}
            </Banner>
            <div className={css.ways}>
              <Button variant="danger-quiet" className={css.quiet} onPress={() => setAsked(true)}>
                {t('disconnect')}
              </Button>
            </div>
          </div>
        </Stack>
      </Card>
      <LendingCard />
      <SyncCard connection={connection} sync={sync} />
      <ConfirmDialog
        isOpen={isAsked}
        title={t('integration.disconnectTitle')}
        text={t('integration.disconnectText')}
        confirm={t('disconnect')}
        tone="danger"
        isPending={disconnect.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => void end()}
      />
    </Stack>
  );
}
