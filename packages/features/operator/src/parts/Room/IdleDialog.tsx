import { useMessages, useProblemText } from '@kasb/kit';
import { AlertDialog, Banner, Button, Stack, Text } from '@kasb/ui';
import { useEffect, useState } from 'react';
import type { useIdle } from '../../data/useIdle.ts';
import { operatorMessages } from '../../messages/index.ts';

const minuteMs = 60_000;

type IdleDialogProps = Omit<ReturnType<typeof useIdle>, 'isNear'>;

/** Asks whether somebody is there, two minutes before the session ends by itself. */
export function IdleDialog({ goOn, isPending, error }: IdleDialogProps) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const [minutes, setMinutes] = useState(2);
  useEffect(() => {
    const timer = setTimeout(() => setMinutes(1), minuteMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AlertDialog
      isOpen
      title={t('room.stay')}
      onCancel={() => void goOn()}
      footer={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus
        <Button autoFocus variant="primary" isPending={isPending} onPress={() => void goOn()}>
          {t('continue')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text role="status">{t('room.left', { count: minutes })}</Text>
        {error && <Banner tone="critical">{problem(error, t('signIn.failed'))}</Banner>}
      </Stack>
    </AlertDialog>
  );
}
