import type { Skill } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, ComboBox, Dialog, Stack, Text, useToasts } from '@kasb/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useSkillCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';

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
  const form = useId();
  const { merge } = useSkillCommands();
  const [intoId, setIntoId] = useState('');
  const [isSent, setSent] = useState(false);
  const title = t('skills.mergeTitle', { name });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog
      isOpen
      title={title}
      isDirty={intoId !== ''}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="danger" isPending={merge.isPending}>
            {t('skills.merge')}
          </Button>
        </>
      }
    >
      <form id={form} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
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
          <CommandFailure error={merge.error} />
        </Stack>
      </form>
    </Dialog>
  );
}
