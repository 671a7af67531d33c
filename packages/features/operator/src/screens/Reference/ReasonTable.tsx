import { moderationReasonKinds } from '@kasb/contract';
import type { ModerationReason } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Badge, Button, Card, Inline } from '@kasb/ui';
import { platformMessages } from '../../messages/platform/index.ts';
import { Table } from '../../parts/Table/Table.tsx';

interface ReasonTableProps {
  items: readonly ModerationReason[];
  mayChange: boolean;
  onEdit: (reason: ModerationReason) => void;
  onRetire: (reason: ModerationReason) => void;
  onRestore: (reason: ModerationReason) => void;
}

/** The reasons in the order in which moderators see them. */
export function ReasonTable({ items, mayChange, onEdit, onRetire, onRestore }: ReasonTableProps) {
  const t = useMessages(platformMessages);
  return (
    <Card padding="none">
      <Table
        label={t('reference.reasons')}
        items={items}
        keyOf={({ code }) => code}
        columns={[
          { label: t('reasons.ru'), renderCell: ({ text_ru: textRu }) => textRu },
          { label: t('inUzbek'), renderCell: ({ text_uz: textUz }) => textUz },
          {
            label: t('reasons.kinds'),
            renderCell: ({ kinds }) =>
              moderationReasonKinds
                .filter((kind) => kinds.includes(kind))
                .map((kind) => t(`reasons.${kind}`))
                .join(', '),
          },
          {
            label: t('status'),
            renderCell: ({ is_active: isActive }) =>
              isActive ? <Badge tone="positive">{t('reasons.active')}</Badge> : <Badge>{t('reasons.inactive')}</Badge>,
          },
          {
            label: t('edit'),
            isActions: true,
            renderCell: (reason) =>
              mayChange && (
                <Inline gap={2}>
                  <Button
                    size="sm"
                    aria-label={t('editOf', { name: reason.text ?? reason.code })}
                    onPress={() => onEdit(reason)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={t(reason.is_active ? 'reasons.retireOf' : 'reasons.restoreOf', {
                      name: reason.text ?? reason.code,
                    })}
                    onPress={() => (reason.is_active ? onRetire(reason) : onRestore(reason))}
                  >
                    {t(reason.is_active ? 'reasons.retire' : 'giveBack')}
                  </Button>
                </Inline>
              ),
          },
        ]}
      />
    </Card>
  );
}
