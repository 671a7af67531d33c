import type { OperatorAccount } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, Dialog, Stack, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useOperatorRole } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { roleOf } from '../../model/sections.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
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
    <Dialog
      isOpen
      title={t('operators.roleTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <RoleField value={role} onChange={setRole} />
        <CommandFailure error={error} />
      </Stack>
    </Dialog>
  );
}
