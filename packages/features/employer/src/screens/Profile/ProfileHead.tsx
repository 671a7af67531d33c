import type { EmployerProfile } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Avatar, Text } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import * as css from './Profile.css.ts';

export interface ProfileHeadProps {
  profile: EmployerProfile;
}

/** Whose profile it is, as it is saved. */
export function ProfileHead({ profile: { first_name, last_name } }: ProfileHeadProps) {
  const t = useMessages(employerMessages);
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return (
    <div className={css.head}>
      <Avatar name={name} size={56} />
      <div className={css.names}>
        {name && <p className={css.name}>{name}</p>}
        <Text size="sm" tone="muted">
          {t('employer')}
        </Text>
      </div>
    </div>
  );
}
