import { ProblemSentence, useMessages, useTelegram } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';

/** Ends that answers go to Telegram. */
export function DisconnectTelegram() {
  const t = useMessages(candidateMessages);
  const toasts = useToasts();
  const { isPending, disconnect } = useTelegram();
  const end = async () => {
    const result = await disconnect();
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="notices.saveFailed" />,
      });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('telegram.disconnect')}
      isPending={isPending}
      onPress={() => void end()}
    >
      {t('disconnect')}
    </Button>
  );
}
