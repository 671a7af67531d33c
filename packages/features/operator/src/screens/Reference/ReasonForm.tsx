import { moderationReasonKinds } from '@kasb/contract';
import type { ModerationReason } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Checkbox, CheckboxGroup, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useReasonCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { checked, draftOf, kindsOf, written } from './reasonDraft.ts';
import type { ReasonDraft } from './reasonDraft.ts';

interface ReasonFormProps {
  /** The one that is changed; a new one without it. */
  reason: ModerationReason | undefined;
  onClose: () => void;
}

/** Writes a reason in both languages. What was typed stays where it is refused. */
export function ReasonForm({ reason, onClose }: ReasonFormProps) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { add, edit } = useReasonCommands();
  const { error, isPending } = reason ? edit : add;
  const [start] = useState(() => draftOf(reason));
  const [draft, setDraft] = useState(start);
  const [isSent, setSent] = useState(false);
  const check = checked(draft, !reason);
  const change = (part: Partial<ReasonDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = async () => {
    setSent(true);
    if (!Object.values(check).every(Boolean)) return;
    const { position, ...words } = written(draft);
    const { ok } = await (reason
      ? edit.run({ params: { code: reason.code }, body: { ...words, position, isActive: reason.is_active } })
      : add.run({ body: { ...words, position: position || undefined } }));
    if (!ok) return;
    toasts.show({ text: t(reason ? 'reasons.saved' : 'reasons.added', { name: words.textRu }) });
    onClose();
  };
  const field = (name: 'textRu' | 'textUz' | 'position', isRight: boolean, missing: string) => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    errorMessage: isSent && !isRight ? missing : undefined,
  });
  const title = reason ? t('reasons.editTitle', { name: reason.text ?? reason.code }) : t('reasons.addTitle');
  return (
    <FormDialog
      title={title}
      confirm={reason ? t('save') : t('add')}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      isPending={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('reasons.ru')}
        isRequired
        maxLength={200}
        {...field('textRu', check.isInRussian, t('reasons.ruNeeded'))}
      />
      <TextField
        label={t('inUzbek')}
        isRequired
        maxLength={200}
        {...field('textUz', check.isInUzbek, t('reasons.uzNeeded'))}
      />
      <CheckboxGroup
        label={t('reasons.kinds')}
        value={draft.kinds}
        onChange={(kinds) => change({ kinds: kindsOf(kinds) })}
        errorMessage={isSent && !check.hasKind ? t('reasons.kindNeeded') : undefined}
      >
        {moderationReasonKinds.map((kind) => (
          <Checkbox key={kind} value={kind}>
            {t(`reasons.${kind}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <TextField
        label={t('reasons.position')}
        hint={reason ? undefined : t('reasons.positionHint')}
        inputMode="numeric"
        maxLength={4}
        {...field('position', check.isPlaced, t('reasons.positionWrong'))}
      />
    </FormDialog>
  );
}
