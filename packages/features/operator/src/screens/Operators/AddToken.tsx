import type { OperatorRole } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import { useState } from 'react';
import { useAddToken } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { RoleField } from './RoleField.tsx';

interface AddTokenProps {
  onClose: () => void;
  /** It was made, and is shown this once. */
  onDone: (name: string, token: string) => void;
}

/** The longest that a token is valid, in days. */
const longest = 36_500;

/** Makes a token for a program. */
export function AddToken({ onClose, onDone }: AddTokenProps) {
  const t = useMessages(platformMessages);
  const { run, error, isPending } = useAddToken();
  const [name, setName] = useState('');
  const [days, setDays] = useState('');
  const [role, setRole] = useState<OperatorRole>();
  const [isSent, setSent] = useState(false);
  const number = Number(days);
  const areDaysWrong = days !== '' && (!Number.isInteger(number) || number < 1 || number > longest);
  const submit = async () => {
    setSent(true);
    if (name.trim() === '' || !role || areDaysWrong) return;
    const result = await run({ body: { name, role, days: days === '' ? undefined : number } });
    if (result.ok) onDone(name.trim(), result.data.token ?? '');
  };
  return (
    <FormDialog
      title={t('tokens.add')}
      confirm={t('tokens.add')}
      isDirty={name !== '' || days !== '' || role !== undefined}
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
      <TextField
        label={t('tokens.days')}
        hint={t('tokens.daysHint')}
        inputMode="numeric"
        value={days}
        onChange={setDays}
        errorMessage={isSent && areDaysWrong ? t('tokens.daysWrong') : undefined}
      />
    </FormDialog>
  );
}
