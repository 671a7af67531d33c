import { KeptText, useFieldTexts, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Dialog, Stack, TextField, useToasts } from '@kasb/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useSetEmail } from '../../data/useMailbox.ts';
import { settingsMessages } from '../../messages/settings/index.ts';

/** Connects the person's mailbox, and names another one. */
export function MailWay({ address }: { address: string | undefined }) {
  const t = useMessages(settingsMessages);
  const [isOpen, setOpen] = useState(false);
  const isNew = address === undefined;
  const title = t(isNew ? 'mail.connect' : 'mail.change');
  return (
    <>
      <Button size="sm" aria-label={title} onPress={() => setOpen(true)}>
        {t(isNew ? 'connect' : 'change')}
      </Button>
      {isOpen && <MailDialog title={title} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MailDialogProps {
  title: string;
  address: string | undefined;
  onClose: () => void;
}

function MailDialog({ title, address = '', onClose }: MailDialogProps) {
  const t = useMessages(settingsMessages);
  const problem = useProblemText();
  const fieldTexts = useFieldTexts();
  const toasts = useToasts();
  const form = useId();
  const { run, isPending, error } = useSetEmail();
  const [email, setEmail] = useState(address);
  const wrong = fieldTexts(error?.fields ?? {}).email;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await run({ body: { email } });
    if (!result.ok) return;
    if (result.data.email?.is_confirmed !== true)
      toasts.show({ text: <KeptText messages={settingsMessages} text="mail.sent" /> });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={title}
      isDirty={email !== address}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {t('mail.send')}
          </Button>
        </>
      }
    >
      <form id={form} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextField
            type="email"
            label={t('email')}
            hint={t('mail.hint')}
            autoComplete="email"
            value={email}
            onChange={setEmail}
            errorMessage={wrong}
          />
          <Banner tone="critical">{error && !wrong && problem(error, t('mail.failed'))}</Banner>
        </Stack>
      </form>
    </Dialog>
  );
}
