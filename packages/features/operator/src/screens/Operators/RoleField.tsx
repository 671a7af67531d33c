import { operatorRoles } from '@kasb/contract';
import type { OperatorRole } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { RadioGroup } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { roleOf } from '../../model/sections.ts';

interface RoleFieldProps {
  value: OperatorRole | undefined;
  onChange: (role: OperatorRole | undefined) => void;
  /** None was chosen when it had to be. @default false */
  isMissing?: boolean;
}

/** What an operator, or a program, may. */
export function RoleField({ value, onChange, isMissing = false }: RoleFieldProps) {
  const t = useMessages(platformMessages);
  const words = useMessages(operatorMessages);
  return (
    <RadioGroup
      label={t('operators.role')}
      value={value ?? ''}
      options={operatorRoles.map((role) => ({ value: role, label: words(`role.${role}`) }))}
      onChange={(next) => onChange(roleOf(next))}
      errorMessage={isMissing ? t('operators.chooseRole') : undefined}
    />
  );
}
