import type { NotificationSettings } from '@kasb/contract';
import { isTelegramConnected, ProblemSentence, useMessages, useTelegram } from '@kasb/kit';
import { Button, Dialog, Link, QrCode, Text, useToasts } from '@kasb/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { settingsMessages } from '../../messages/settings/index.ts';
import * as css from './NotificationSettings.css.ts';

/** Connects the person's Telegram, and ends it. */
export function TelegramWay({ settings }: { settings: NotificationSettings }) {
  const t = useMessages(settingsMessages);
  const toasts = useToasts();
  const { url, isPending, connect, disconnect } = useTelegram();
  const [isOpen, setOpen] = useState(false);
  const isConnected = isTelegramConnected(settings);

  const welcome = useEffectEvent(() => {
    if (isOpen) toasts.show({ text: t('done') });
  });
  useEffect(() => {
    if (isConnected) welcome();
  }, [isConnected]);

  const tell = (
    error: Parameters<typeof ProblemSentence>[0]['error'],
    fallback: 'telegram.failed' | 'disconnectFailed',
  ) =>
    toasts.show({
      tone: 'critical',
      text: <ProblemSentence error={error} messages={settingsMessages} fallback={fallback} />,
    });
  const begin = async () => {
    const answer = await connect();
    if (answer.url === undefined) tell(answer.error, 'telegram.failed');
    else setOpen(true);
  };
  const end = async () => {
    setOpen(false);
    const result = await disconnect();
    if (!result.ok) tell(result.error, 'disconnectFailed');
  };
  return isConnected ? (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('telegram.disconnect')}
      isPending={isPending}
      onPress={() => void end()}
    >
      {t('disconnect')}
    </Button>
  ) : (
    <>
      <Button size="sm" aria-label={`${t('connect')} Telegram`} isPending={isPending} onPress={() => void begin()}>
        {t('connect')}
      </Button>
      <Dialog isOpen={isOpen && url !== undefined} title={t('telegram.connect')} onClose={() => setOpen(false)}>
        <Text>{t('connectText')}</Text>
        {url !== undefined && (
          <div className={css.way}>
            <QrCode value={url} aria-label={t('qr')} className={css.qr} />
            <Link isExternal href={url}>
              {t('telegram.open')}
            </Link>
          </div>
        )}
      </Dialog>
    </>
  );
}
