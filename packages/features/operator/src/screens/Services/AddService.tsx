import { postingServiceTypes } from '@kasb/contract';
import type { PostingServiceType } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { Button, Dialog, Select, Stack, TextField } from '@kasb/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useAddService } from '../../data/useServices.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { isAddressed, kindOf } from './kinds.ts';

interface AddServiceProps {
  onClose: () => void;
  /** It was added, by this name. */
  onDone: (name: string) => void;
}

/** Adds a channel: of which kind it is, what employers call it, and where it sends. */
export function AddService({ onClose, onDone }: AddServiceProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const form = useId();
  const { run, error, isPending } = useAddService();
  const [type, setType] = useState<PostingServiceType>('telegram');
  const [name, setName] = useState('');
  const [identifier, setIdentifier] = useState('');
  const texts = textsOf(error?.fields ?? {});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await run({ body: { type, name, identifier: identifier.trim() || undefined } });
    if (result.ok) onDone(result.data.name ?? '');
  };
  return (
    <Dialog
      isOpen
      title={t('services.addTitle')}
      isDirty={name !== '' || identifier !== ''}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={form} aria-label={t('services.addTitle')} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Select
            label={t('services.kind')}
            value={type}
            options={postingServiceTypes.map((value) => ({ value, label: t(`services.type.${value}`) }))}
            onChange={(next) => setType(kindOf(next))}
          />
          <TextField
            label={t('name')}
            isRequired
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={setName}
            errorMessage={texts['name']}
          />
          <TextField
            label={t('services.where')}
            hint={t('services.whereHint')}
            isRequired={isAddressed(type)}
            maxLength={200}
            autoComplete="off"
            value={identifier}
            onChange={setIdentifier}
            errorMessage={texts['identifier']}
          />
          <CommandFailure error={error && Object.keys(error.fields).length === 0 ? error : undefined} />
        </Stack>
      </form>
    </Dialog>
  );
}
