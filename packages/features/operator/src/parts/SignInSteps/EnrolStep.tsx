import { useMessages, useProblemText } from '@kasb/kit';
import { Button, Stack, TextField } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import { useSignIn } from '../../data/useSignIn.ts';
import { operatorMessages } from '../../messages/index.ts';

interface EnrolStepProps {
  ticket: string;
  onRestart: () => void;
  onDone: (enrolled: { ticket: string; secret: string; uri: string }) => void;
}

/** The code that was handed over in person: a stolen phone alone has none. */
export function EnrolStep({ ticket, onRestart, onDone }: EnrolStepProps) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const { enrol } = useSignIn();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { error } = enrol;
  useEffect(() => {
    field.current?.focus();
  }, [error]);
  const show = async () => {
    const result = await enrol.run({ body: { ticket, enrolmentCode: code } });
    if (!result.ok) return;
    const { secret = '', uri = '', ticket: next = '' } = result.data;
    onDone({ ticket: next, secret, uri });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <Stack gap={4}>
        <TextField
          label={t('signIn.enrolmentCode')}
          hint={t('signIn.enrolmentHint')}
          ref={field}
          autoComplete="off"
          isRequired
          hasRequiredMark={false}
          onChange={setCode}
          errorMessage={error && problem(error, t('signIn.failed'))}
        />
        <Button type="submit" variant="primary" isPending={enrol.isPending}>
          {t('continue')}
        </Button>
        <Button variant="secondary" onPress={onRestart}>
          {t('otherPhone')}
        </Button>
      </Stack>
    </form>
  );
}
