import type { OperatorRole } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { PhoneField, TextField } from '@kasb/ui';
import { useState } from 'react';
import { useAddOperator } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { RoleField } from './RoleField.tsx';

interface AddOperatorProps {
  onClose: () => void;
  /** They were made, and enrol with the code. */
  onDone: (name: string, code: string) => void;
}

/** Makes an operator: their phone, their name as colleagues read it, and what they may. */
export function AddOperator({ onClose, onDone }: AddOperatorProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const { run, error, isPending } = useAddOperator();
  const [typed, setTyped] = useState({ phone: '', firstName: '', lastName: '' });
  const [role, setRole] = useState<OperatorRole>();
  const [isRoleMissing, setRoleMissing] = useState(false);
  const texts = textsOf(error?.fields ?? {});
  const submit = async () => {
    setRoleMissing(!role);
    if (!role) return;
    const result = await run({ body: { ...typed, role } });
    if (result.ok) onDone(result.data.name ?? '', result.data.enrolment_code ?? '');
  };
  const isDirty = Object.values(typed).some((value) => value !== '') || role !== undefined;
  return (
    <FormDialog
      title={t('operators.addTitle')}
      confirm={t('add')}
      isDirty={isDirty}
      isCheckedByBrowser
      isPending={isPending}
      error={error}
      tellsFields
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PhoneField
        label={t('operators.phone')}
        isRequired
        onChange={(phone) => setTyped((before) => ({ ...before, phone }))}
        errorMessage={texts['phone']}
      />
      <TextField
        label={t('people.name')}
        isRequired
        maxLength={100}
        autoComplete="off"
        value={typed.firstName}
        onChange={(firstName) => setTyped((before) => ({ ...before, firstName }))}
        errorMessage={texts['firstName']}
      />
      <TextField
        label={t('operators.lastName')}
        isRequired
        maxLength={100}
        autoComplete="off"
        value={typed.lastName}
        onChange={(lastName) => setTyped((before) => ({ ...before, lastName }))}
        errorMessage={texts['lastName']}
      />
      <RoleField
        value={role}
        onChange={(next) => {
          setRole(next);
          setRoleMissing(false);
        }}
        isMissing={isRoleMissing}
      />
    </FormDialog>
  );
}
