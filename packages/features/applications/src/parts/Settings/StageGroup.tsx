import type { StagedStatus } from '@kasb/contract';
import { useMessages, useReorder, useWords } from '@kasb/kit';
import { Button, Heading, IconButton, Menu, TextField, VisuallyHidden } from '@kasb/ui';
import { Ellipsis, GripVertical, Plus } from 'lucide-react';
import { useId } from 'react';
import { settingsMessages } from '../../messages/settings/index.ts';
import { MOST_STAGES } from '../../model/stageDrafts.ts';
import type { StageDraft } from '../../model/stageDrafts.ts';
import * as css from './Settings.css.ts';

export interface StageGroupProps {
  status: StagedStatus;
  /** Those of the status. */
  drafts: readonly StageDraft[];
  /** What the provider refused of one. */
  errorOf: (draft: StageDraft, field: 'name' | 'nameUz') => string | undefined;
  onChange: (draft: StageDraft) => void;
  onMove: (from: number, to: number) => void;
  onAdd: () => void;
  onDelete: (draft: StageDraft) => void;
}

/** The steps within one status: named, moved by the handle or by the menu, deleted, added. */
export function StageGroup({ status, drafts, errorOf, onChange, onMove, onAdd, onDelete }: StageGroupProps) {
  const t = useMessages(settingsMessages);
  const label = useWords()('application', status);
  const id = useId();
  const { list, dragged, movedTo, handleProps } = useReorder(drafts.length, onMove);
  const rowOf = (draft: StageDraft, index: number) => {
    const number = index + 1;
    const name = draft.name.trim() || t('newStage');
    return (
      <li key={draft.key} className={css.row} data-dragged={dragged === index || undefined}>
        <button
          type="button"
          aria-label={t('move', { number, status: label })}
          title={t('moveHint')}
          className={css.handle}
          {...handleProps(index)}
        >
          <GripVertical aria-hidden />
        </button>
        <div className={css.names}>
          <TextField
            label={t('stage', { status: label, number })}
            isLabelHidden
            value={draft.name}
            isRequired
            maxLength={40}
            errorMessage={errorOf(draft, 'name') ?? null}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a step that was just added is named at once
            autoFocus={draft.id === undefined && draft.name === ''}
            onChange={(next) => onChange({ ...draft, name: next })}
          />
          <TextField
            label={t('stageUzOf', { status: label, number })}
            isLabelHidden
            lang="uz"
            placeholder={t('inUzbek')}
            value={draft.nameUz}
            maxLength={40}
            errorMessage={errorOf(draft, 'nameUz') ?? null}
            onChange={(next) => onChange({ ...draft, nameUz: next })}
          />
        </div>
        <Menu
          label={t('actions', { name })}
          trigger={
            <IconButton aria-label={t('actions', { name })}>
              <Ellipsis />
            </IconButton>
          }
          items={[
            { id: 'up', label: t('up'), isDisabled: index === 0, onAction: () => onMove(index, index - 1) },
            {
              id: 'down',
              label: t('down'),
              isDisabled: number === drafts.length,
              onAction: () => onMove(index, index + 1),
            },
            { id: 'delete', label: t('delete'), onAction: () => onDelete(draft) },
          ]}
        />
      </li>
    );
  };
  return (
    <section aria-labelledby={id} className={css.group}>
      <Heading id={id} level={3} size="h3">
        {label}
      </Heading>
      {drafts.length > 0 && (
        <ol ref={list} className={css.rows}>
          {drafts.map(rowOf)}
        </ol>
      )}
      <VisuallyHidden role="status">{movedTo !== undefined && t('moved', { n: movedTo + 1 })}</VisuallyHidden>
      {drafts.length < MOST_STAGES && (
        <Button size="sm" icon={<Plus />} aria-label={t('addTo', { status: label })} onPress={onAdd}>
          {t('add')}
        </Button>
      )}
    </section>
  );
}
