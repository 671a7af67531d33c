import { useMessages, useProblemText } from '@kasb/kit';
import { Button, OtpField, Stack } from '@kasb/ui';
import { useSignIn } from '../../data/useSignIn.ts';
import { operatorMessages } from '../../messages/index.ts';

interface SmsStepProps {
  ticket: string;
  onRestart: () => void;
  onDone: (next: { name: 'enrol'; ticket: string } | { name: 'second'; ticket: string }) => void;
}

/** The code that an operator's phone got: a stranger, who got none, stands here too. */
export function SmsStep({ ticket, onRestart, onDone }: SmsStepProps) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const { verify } = useSignIn();
  const { error } = verify;
  const show = async (code: string) => {
    const result = await verify.run({ body: { ticket, code } });
    if (!result.ok) return;
    const { status, ticket: next = '' } = result.data;
    onDone(status === 'enrol' ? { name: 'enrol', ticket: next } : { name: 'second', ticket: next });
  };
  return (
    <Stack gap={4}>
      <OtpField
        label={t('signIn.smsCode')}
        autoFocus
        onComplete={(code) => void show(code)}
        errorMessage={error && problem(error, t('signIn.failed'))}
      />
      <Button variant="secondary" onPress={onRestart} isPending={verify.isPending}>
        {t('otherPhone')}
      </Button>
    </Stack>
  );
}
