import type { OperatorArea } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { ComboBox, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useAreaCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { FormDialog } from '../../parts/FormDialog/FormDialog.tsx';
import { possibleParents } from './areaTree.ts';

interface AreaFormProps {
  /** The one that is changed; a new one without it. */
  area: OperatorArea | undefined;
  /** All there are. */
  areas: readonly OperatorArea[];
  onClose: () => void;
}

/** Writes a sphere in both languages, and says what it lies in. What was typed stays where it is refused. */
export function AreaForm({ area, areas, onClose }: AreaFormProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const toasts = useToasts();
  const { add, edit } = useAreaCommands();
  const { error, isPending } = area ? edit : add;
  const [start] = useState(() => ({
    name: area?.name ?? '',
    nameUz: area?.name_uz ?? '',
    slug: '',
    parentId: area?.parent_id ?? '',
  }));
  const [draft, setDraft] = useState(start);
  const [isSent, setSent] = useState(false);
  const isNamed = draft.name.trim() !== '';
  const refused = error?.fields ?? {};
  const texts: Readonly<Record<string, string | undefined>> = {
    ...textsOf(refused),
    ...(isSent && !isNamed && { name: t('skills.nameNeeded') }),
  };
  const submit = async () => {
    setSent(true);
    if (!isNamed) return;
    const name = draft.name.trim();
    const body = { name, nameUz: draft.nameUz.trim() || undefined, parentId: draft.parentId || undefined };
    const { ok } = await (area
      ? edit.run({ params: { id: area.id }, body })
      : add.run({ body: { ...body, slug: draft.slug.trim() || undefined } }));
    if (!ok) return;
    toasts.show({ text: t(area ? 'areas.saved' : 'areas.added', { name }) });
    onClose();
  };
  const field = (name: keyof typeof draft) => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
    errorMessage: texts[name],
  });
  const title = area ? t('areas.editTitle', { name: area.name ?? area.id }) : t('areas.addTitle');
  return (
    <FormDialog
      title={title}
      confirm={area ? t('save') : t('add')}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      isPending={isPending}
      error={error}
      tellsFields
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={t('areas.name')} isRequired maxLength={200} {...field('name')} />
      <TextField label={t('nameUz')} hint={t('areas.nameUzHint')} maxLength={200} {...field('nameUz')} />
      <ComboBox
        label={t('areas.parent')}
        options={[
          { value: '', label: t('areas.top') },
          ...possibleParents(areas, area?.id).map(({ id, name = id }) => ({ value: id, label: name })),
        ]}
        value={draft.parentId}
        onChange={(parentId) => setDraft((before) => ({ ...before, parentId }))}
        errorMessage={texts['parentId']}
      />
      {!area && <TextField label={t('areas.slug')} hint={t('areas.slugHint')} maxLength={100} {...field('slug')} />}
    </FormDialog>
  );
}
