import type { OperatorArea } from '@kasb/contract';
import { listOf, useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useAreaCommands, useAreaList } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { AreaForm } from './AreaForm.tsx';
import { AreaTable } from './AreaTable.tsx';
import * as css from './Reference.css.ts';

/** Activity spheres, a tree: admins add one, name or move it, and remove one that nothing hangs on. */
export function Areas() {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const state = listOf(useAreaList(), ({ items }) => items);
  const { remove } = useAreaCommands();
  const [opened, setOpened] = useState<OperatorArea | 'new'>();
  const mayChange = operator.role === 'admin';
  const removal = useAsked({
    action: remove,
    send: ({ id }: OperatorArea) => remove.run({ params: { id } }),
    words: ({ id, name = id }) => ({
      title: t('areas.removeTitle', { name }),
      text: t('areas.removeText'),
      confirm: t('remove'),
      done: t('areas.removed', { name }),
    }),
  });
  return (
    <>
      {mayChange && (
        <div className={css.tools}>
          <Button size="sm" icon={<Plus />} onPress={() => setOpened('new')}>
            {t('areas.add')}
          </Button>
        </div>
      )}
      <Rows state={state} empty={t('areas.empty')}>
        {(items) => <AreaTable items={items} mayChange={mayChange} onEdit={setOpened} onRemove={removal.ask} />}
      </Rows>
      {opened && (
        <AreaForm
          area={opened === 'new' ? undefined : opened}
          areas={state.items ?? []}
          onClose={() => setOpened(undefined)}
        />
      )}
      {removal.question}
    </>
  );
}
