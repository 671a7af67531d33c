import type { OperatorAccount } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useOperatorRole } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { roleOf } from '../../model/sections.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { RoleField } from './RoleField.tsx';

interface OperatorRoleDialogProps {
  account: OperatorAccount;
  onClose: () => void;
}

/** Gives an operator another role. */
export function OperatorRoleDialog({ account: { id, name = '', role: before }, onClose }: OperatorRoleDialogProps) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { run, error, isPending } = useOperatorRole();
  const [role, setRole] = useState(roleOf(before));
  const save = async () => {
    if (!role) return;
    const { ok } = await run({ params: { id }, body: { role } });
    if (!ok) return;
    onClose();
    toasts.show({ text: t('operators.roleChanged', { name }) });
  };
  return (
    <FormDialog
      title={t('operators.roleTitle', { name })}
      confirm={t('save')}
      isDirty={false}
      isPending={isPending}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
    </FormDialog>
  );
}
