import { postingServiceTypes } from '@kasb/contract';
import type { PostingServiceType } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { Select, TextField } from '@kasb/ui';
import { useState } from 'react';
import { useAddService } from '../../data/useServices.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
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
  const { run, error, isPending } = useAddService();
  const [type, setType] = useState<PostingServiceType>('telegram');
  const [name, setName] = useState('');
  const [identifier, setIdentifier] = useState('');
  const texts = textsOf(error?.fields ?? {});
  const submit = async () => {
    const result = await run({ body: { type, name, identifier: identifier.trim() || undefined } });
    if (result.ok) onDone(result.data.name ?? '');
  };
  return (
    <FormDialog
      title={t('services.addTitle')}
      confirm={t('add')}
      isDirty={name !== '' || identifier !== ''}
      isCheckedByBrowser
      isPending={isPending}
      error={error}
      tellsFields
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
