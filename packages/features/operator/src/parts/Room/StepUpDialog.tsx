import { codeMessages, useMessages, useProblemText } from '@kasb/kit';
import { Button, Dialog, OtpField, Stack, Text } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import { useStepUp } from '../../data/room.ts';
import { operatorMessages } from '../../messages/index.ts';

interface StepUpDialogProps {
  /** Whether the digits were right; false when the dialog was closed. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the digits of the app again, before a action that needs them fresh. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const t = useMessages(operatorMessages);
  const words = useMessages(codeMessages);
  const problem = useProblemText();
  const { run, error, isPending } = useStepUp();
  const field = useRef<HTMLInputElement>(null);
  // Over a question that is open already, which takes back what a field gets as it comes.
  useEffect(() => field.current?.focus(), []);
  const show = async (code: string) => {
    const { ok } = await run({ body: { code } });
    if (ok) onAnswer(true);
  };
  return (
    <Dialog
      isOpen
      title={t('stepUp.title')}
      onClose={() => onAnswer(false)}
      footer={
        <Button isPending={isPending} onPress={() => onAnswer(false)}>
          {t('cancel')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{t('stepUp.text')}</Text>
        <OtpField
          label={words('code.label')}
          ref={field}
          onComplete={(code) => void show(code)}
          errorMessage={error && problem(error, t('signIn.failed'))}
        />
      </Stack>
    </Dialog>
  );
}
