import { useMessages } from '@kasb/kit';
import { Button, Dialog, Stack, TextField, useToasts } from '@kasb/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useSkillCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';

/** Adds a skill. */
export function AddSkill({ onClose }: { onClose: () => void }) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const form = useId();
  const { add } = useSkillCommands();
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (name.trim() === '') return;
    const { ok } = await add.run({ body: { name } });
    if (!ok) return;
    toasts.show({ text: t('skills.added', { name: name.trim() }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('skills.addTitle')}
      isDirty={name !== ''}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isPending={add.isPending}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={form} aria-label={t('skills.addTitle')} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextField
            label={t('skills.name')}
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={setName}
            errorMessage={isSent && name.trim() === '' ? t('skills.nameNeeded') : undefined}
          />
          <CommandFailure error={add.error} />
        </Stack>
      </form>
    </Dialog>
  );
}
