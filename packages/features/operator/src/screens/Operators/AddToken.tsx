import type { OperatorRole } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import { useState } from 'react';
import { useAddToken } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { useWhole } from '../../parts/WholeField/useWhole.ts';
import { WholeField } from '../../parts/WholeField/WholeField.tsx';
import { RoleField } from './RoleField.tsx';

interface AddTokenProps {
  onClose: () => void;
  /** It was made, and is shown this once. */
  onDone: (name: string, token: string) => void;
}

/** Makes a token for a program. */
export function AddToken({ onClose, onDone }: AddTokenProps) {
  const t = useMessages(platformMessages);
  const { run, error, isPending } = useAddToken();
  const [name, setName] = useState('');
  const days = useWhole(1, 36_500);
  const [role, setRole] = useState<OperatorRole>();
  const [isSent, setSent] = useState(false);
  const submit = async () => {
    setSent(true);
    if (name.trim() === '' || !role || days.isWrong) return;
    const result = await run({ body: { name, role, days: days.number } });
    if (result.ok) onDone(name.trim(), result.data.token ?? '');
  };
  return (
    <FormDialog
      title={t('tokens.add')}
      confirm={t('tokens.add')}
      isDirty={name !== '' || days.typed !== '' || role !== undefined}
      isPending={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('tokens.name')}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={isSent && name.trim() === '' ? t('tokens.nameNeeded') : undefined}
      />
      <RoleField value={role} onChange={setRole} isMissing={isSent && !role} />
      <WholeField label={t('tokens.days')} hint={t('tokens.daysHint')} whole={days} isSent={isSent} />
    </FormDialog>
  );
}
