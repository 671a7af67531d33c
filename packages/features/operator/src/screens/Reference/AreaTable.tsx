import type { OperatorArea } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Button, Card, Inline } from '@kasb/ui';
import { platformMessages } from '../../messages/platform/index.ts';
import { Table } from '../../parts/Table/Table.tsx';
import { inTreeOrder } from './areaTree.ts';

interface AreaTableProps {
  items: readonly OperatorArea[];
  mayChange: boolean;
  onEdit: (area: OperatorArea) => void;
  onRemove: (area: OperatorArea) => void;
}

/** The spheres in the order of their tree. */
export function AreaTable({ items, mayChange, onEdit, onRemove }: AreaTableProps) {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const nameOf = ({ id, name = id }: OperatorArea) => name;
  const names = new Map(items.map((area) => [area.id, nameOf(area)]));
  return (
    <Card padding="none">
      <Table
        label={t('reference.areas')}
        items={inTreeOrder(items)}
        keyOf={({ id }) => id}
        columns={[
          { label: t('areas.name'), renderCell: nameOf },
          { label: t('nameUz'), renderCell: ({ name_uz: nameUz }) => nameUz },
          { label: t('areas.parent'), renderCell: ({ parent_id: parent }) => parent && names.get(parent) },
          {
            label: t('companies'),
            isNumber: true,
            renderCell: ({ companies_count: count = 0 }) => format.number(count),
          },
          {
            label: t('edit'),
            isActions: true,
            renderCell: (area) =>
              mayChange && (
                <Inline gap={2}>
                  <Button size="sm" aria-label={t('editOf', { name: nameOf(area) })} onPress={() => onEdit(area)}>
                    {t('edit')}
                  </Button>
                  <Button size="sm" aria-label={t('removeOf', { name: nameOf(area) })} onPress={() => onRemove(area)}>
                    {t('remove')}
                  </Button>
                </Inline>
              ),
          },
        ]}
      />
    </Card>
  );
}
