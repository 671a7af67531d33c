import type { ModerationReason } from '@kasb/contract';
import { listOf, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useAllReasons, useReasonCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { bodyOf } from './reasonDraft.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import * as css from './Reference.css.ts';

/** Why moderators send vacancies back or refuse them: admins write the reasons, and say which are given. */
export function Reasons() {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { operator } = useRoom();
  const state = listOf(useAllReasons(), ({ items }) => items);
  const { edit: retire } = useReasonCommands();
  const { edit: restore } = useReasonCommands();
  const [opened, setOpened] = useState<ModerationReason | 'new'>();
  const mayChange = operator.role === 'admin';
  const retirement = useAsked({
    action: retire,
    send: (reason: ModerationReason) =>
      retire.run({ params: { code: reason.code }, body: { ...bodyOf(reason), isActive: false } }),
    words: ({ code, text: name = code }) => ({
      title: t('reasons.retireTitle', { name }),
      text: t('reasons.retireText'),
      confirm: t('reasons.retire'),
      done: t('reasons.retired', { name }),
    }),
  });
  const restoreIt = async (reason: ModerationReason) => {
    const { ok } = await restore.run({ params: { code: reason.code }, body: { ...bodyOf(reason), isActive: true } });
    if (ok) toasts.show({ text: t('reasons.restored', { name: reason.text ?? reason.code }) });
  };
  return (
    <>
      {mayChange && (
        <div className={css.tools}>
          <Button size="sm" icon={<Plus />} onPress={() => setOpened('new')}>
            {t('reasons.add')}
          </Button>
        </div>
      )}
      <CommandFailure error={restore.error} />
      <Rows state={state} empty={t('reasons.empty')}>
        {(items) => (
          <ReasonTable
            items={items}
            mayChange={mayChange}
            onEdit={setOpened}
            onRestore={(reason) => void restoreIt(reason)}
            onRetire={retirement.ask}
          />
        )}
      </Rows>
      {opened && <ReasonForm reason={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
      {retirement.question}
    </>
  );
}
