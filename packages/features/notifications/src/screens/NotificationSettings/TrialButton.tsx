import { KeptText, ProblemSentence, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { useTrial } from '../../data/useSettings.ts';
import type { SwitchedChannel } from '../../data/useSettings.ts';
import { settingsMessages } from '../../messages/settings/index.ts';

interface TrialButtonProps {
  channel: SwitchedChannel;
  /** What the channel is called. */
  name: string;
}

/** Sends the person a message by a channel, so that they see whether it reaches them. */
export function TrialButton({ channel, name }: TrialButtonProps) {
  const t = useMessages(settingsMessages);
  const toasts = useToasts();
  const { run, isPending } = useTrial();
  const send = async () => {
    const result = await run({ body: { channel } });
    toasts.show(
      result.ok
        ? { text: <KeptText messages={settingsMessages} text="trial.sent" /> }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={settingsMessages} fallback="trial.failed" />,
          },
    );
  };
  return (
    <Button size="sm" aria-label={t('checkOf', { name })} isPending={isPending} onPress={() => void send()}>
      {t('check')}
    </Button>
  );
}
