import type { Skill } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useSkillCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';

interface SkillFormProps {
  /** The one that is called otherwise; a new one without it. */
  skill: Skill | undefined;
  onClose: () => void;
}

/** Adds a skill, or calls one otherwise. */
export function SkillForm({ skill, onClose }: SkillFormProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const toasts = useToasts();
  const { add, edit } = useSkillCommands();
  const { error, isPending } = skill ? edit : add;
  const before = skill?.name ?? '';
  const [typed, setTyped] = useState(before);
  const [isSent, setSent] = useState(false);
  const name = typed.trim();
  const submit = async () => {
    setSent(true);
    if (name === '') return;
    const { ok } = await (skill ? edit.run({ params: { id: skill.id }, body: { name } }) : add.run({ body: { name } }));
    if (!ok) return;
    toasts.show({ text: t(skill ? 'skills.saved' : 'skills.added', { name }) });
    onClose();
  };
  return (
    <FormDialog
      title={skill ? t('skills.editTitle', { name: before }) : t('skills.addTitle')}
      confirm={skill ? t('save') : t('add')}
      isDirty={typed !== before}
      isPending={isPending}
      error={error}
      tellsFields
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('skills.name')}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={isSent && name === '' ? t('skills.nameNeeded') : textsOf(error?.fields ?? {})['name']}
      />
    </FormDialog>
  );
}
