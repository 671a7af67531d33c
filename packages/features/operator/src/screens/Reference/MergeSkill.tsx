import type { Skill } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { ComboBox, Text, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useSkillCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';

interface MergeSkillProps {
  /** The one that will be no more. */
  skill: Skill;
  /** All there are. */
  skills: readonly Skill[];
  onClose: () => void;
}

/** Makes two skills one. */
export function MergeSkill({ skill: { id, name = id }, skills, onClose }: MergeSkillProps) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { merge } = useSkillCommands();
  const [intoId, setIntoId] = useState('');
  const [isSent, setSent] = useState(false);
  const title = t('skills.mergeTitle', { name });
  const submit = async () => {
    setSent(true);
    if (intoId === '') return;
    const result = await merge.run({ params: { id }, body: { intoId } });
    if (!result.ok) return;
    const into = skills.find((skill) => skill.id === intoId)?.name ?? '';
    const count = result.data.vacancies_count;
    toasts.show({ text: t('skills.merged', { count: count ?? 0, name: into }) });
    onClose();
  };
  return (
    <FormDialog
      title={title}
      confirm={t('skills.merge')}
      tone="danger"
      isDirty={intoId !== ''}
      isPending={merge.isPending}
      error={merge.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{t('skills.mergeText', { name })}</Text>
      <ComboBox
        label={t('skills.into')}
        options={skills
          .filter((skill) => skill.id !== id)
          .map((skill) => ({ value: skill.id, label: skill.name ?? skill.id }))}
        value={intoId}
        onChange={setIntoId}
        errorMessage={isSent && intoId === '' ? t('skills.intoNeeded') : undefined}
      />
    </FormDialog>
  );
}
