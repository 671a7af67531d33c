import type { OperatorAccount } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Badge, Card, IconButton, Menu } from '@kasb/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { roleOf } from '../../model/sections.ts';
import * as table from '../../parts/Table/Table.css.ts';
import { Table } from '../../parts/Table/Table.tsx';
import { OperatorAction } from './OperatorAction.tsx';
import type { OperatorActionKind } from './OperatorAction.tsx';
import { OperatorRoleDialog } from './OperatorRoleDialog.tsx';

interface OperatorTableProps {
  items: readonly OperatorAccount[];
  /** Somebody enrols anew with a code. */
  onCode: (name: string, code: string) => void;
}

/** The operators, what they may, and when they were last there. */
export function OperatorTable({ items, onCode }: OperatorTableProps) {
  const t = useMessages(platformMessages);
  const words = useMessages(operatorMessages);
  const format = useFormat();
  const [asked, setAsked] = useState<{ account: OperatorAccount; action: OperatorActionKind | 'role' }>();
  const nameOf = ({ name = '' }: OperatorAccount) => name;
  const close = () => setAsked(undefined);
  return (
    <Card padding="none">
      <Table
        label={t('section.operators')}
        items={items}
        keyOf={({ id }) => id}
        columns={[
          {
            label: words('audit.who'),
            renderCell: ({ name, phone }) => (
              <>
                <span>{name}</span>
                {phone && <span className={table.minor}>{format.phone(phone)}</span>}
              </>
            ),
          },
          {
            label: t('operators.role'),
            renderCell: ({ role }) => {
              const known = roleOf(role);
              return known ? words(`role.${known}`) : role;
            },
          },
          {
            label: t('operators.seen'),
            renderCell: ({ last_seen_at: at, is_enrolled: isEnrolled }) =>
              isEnrolled ? at && format.dateTime(at) : <Badge tone="warning">{t('operators.notEnrolled')}</Badge>,
          },
          {
            label: t('actions', { name: '' }),
            isActions: true,
            renderCell: (account) => (
              <Menu
                label={t('actions', { name: nameOf(account) })}
                trigger={
                  <IconButton size="sm" aria-label={t('actions', { name: nameOf(account) })}>
                    <Ellipsis />
                  </IconButton>
                }
                items={[
                  {
                    id: 'role',
                    label: t('operators.changeRole'),
                    onAction: () => setAsked({ account, action: 'role' }),
                  },
                  { id: 'reset', label: t('operators.reset'), onAction: () => setAsked({ account, action: 'reset' }) },
                  {
                    id: 'remove',
                    label: t('remove'),
                    isDangerous: true,
                    onAction: () => setAsked({ account, action: 'remove' }),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      {asked?.action === 'role' && <OperatorRoleDialog account={asked.account} onClose={close} />}
      {asked && asked.action !== 'role' && (
        <OperatorAction account={asked.account} action={asked.action} onClose={close} onCode={onCode} />
      )}
    </Card>
  );
}
