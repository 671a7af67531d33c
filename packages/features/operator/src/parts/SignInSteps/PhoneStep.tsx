import { useFieldTexts, useMessages, useProblemText } from '@kasb/kit';
import { Button, PhoneField, Stack } from '@kasb/ui';
import { useState } from 'react';
import { useSignIn } from '../../data/useSignIn.ts';
import { operatorMessages } from '../../messages/index.ts';

/** Which phone: anybody is answered alike. */
export function PhoneStep({ onDone }: { onDone: (ticket: string) => void }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const fieldTexts = useFieldTexts();
  const { ask } = useSignIn();
  const [phone, setPhone] = useState('');
  const { error } = ask;
  const send = async () => {
    const result = await ask.run({ body: { phone } });
    if (result.ok) onDone(result.data.ticket ?? '');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={4}>
        <PhoneField
          label={t('phoneNumber')}
          autoComplete="tel"
          isRequired
          hasRequiredMark={false}
          onChange={setPhone}
          errorMessage={error && (fieldTexts(error.fields).phone ?? problem(error, t('signIn.failed')))}
        />
        <Button type="submit" variant="primary" isPending={ask.isPending}>
          {t('continue')}
        </Button>
      </Stack>
    </form>
  );
}
