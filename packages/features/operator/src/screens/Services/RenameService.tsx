import type { OperatorService } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import { useState } from 'react';
import { useRenameService } from '../../data/useServices.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';

interface RenameServiceProps {
  service: OperatorService;
  onClose: () => void;
  /** It has this name now. */
  onDone: (name: string) => void;
}

/** What employers call a channel, in both languages; where it sends stays. */
export function RenameService({ service, onClose, onDone }: RenameServiceProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const { run, error, isPending } = useRenameService();
  const { id, name: before = '', name_uz: beforeUz = '' } = service;
  const [name, setName] = useState(before);
  const [nameUz, setNameUz] = useState(beforeUz);
  const texts = textsOf(error?.fields ?? {});
  const submit = async () => {
    const { ok } = await run({ params: { id }, body: { name, nameUz: nameUz.trim() || undefined } });
    if (ok) onDone(name.trim());
  };
  return (
    <FormDialog
      title={t('services.editTitle', { name: before })}
      confirm={t('save')}
      isDirty={name !== before || nameUz !== beforeUz}
      isCheckedByBrowser
      isPending={isPending}
      error={error}
      tellsFields
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
        label={t('nameUz')}
        maxLength={100}
        autoComplete="off"
        value={nameUz}
        onChange={setNameUz}
        errorMessage={texts['nameUz']}
      />
    </FormDialog>
  );
}
