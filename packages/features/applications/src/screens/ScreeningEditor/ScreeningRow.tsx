import { screeningKinds } from '@kasb/contract';
import type { ScreeningKind } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Checkbox, IconButton, Select, TextArea, TextField } from '@kasb/ui';
import { Trash2 } from 'lucide-react';
import { screeningMessages } from '../../messages/screening/index.ts';
import { optionsOf } from '../../model/screeningDraft.ts';
import type { ScreeningDraft } from '../../model/screeningDraft.ts';
import * as css from './ScreeningEditor.css.ts';

export interface ScreeningRowProps {
  draft: ScreeningDraft;
  /** Its place, from 1. */
  number: number;
  /** What the provider refused, by the name of the field. */
  errors: Readonly<Record<string, string>>;
  onChange: (draft: ScreeningDraft) => void;
  onDelete: () => void;
}

/** One question: its words, how it is answered, and which answer is looked for. */
export function ScreeningRow({ draft, number, errors, onChange, onDelete }: ScreeningRowProps) {
  const t = useMessages(screeningMessages);
  const set = (part: Partial<ScreeningDraft>) => onChange({ ...draft, ...part });
  const field = (name: string) => errors[`questions.${number - 1}.${name}`];
  const { kind, wanted } = draft;
  const answers =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]
      : optionsOf(draft).map((value) => ({ value, label: value }));
  return (
    <div role="group" aria-label={t('questionNumber', { number })} className={css.row}>
      <div className={css.line}>
        <TextField
          className={css.text}
          label={t('questionNumber', { number })}
          value={draft.text}
          isRequired
          maxLength={200}
          errorMessage={field('text')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a question that was just added is written at once
          autoFocus={draft.id === undefined && draft.text === ''}
          onChange={(text) => set({ text })}
        />
        <IconButton aria-label={t('deleteQuestion', { number })} onPress={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
      <div className={css.terms}>
        <Select
          label={t('kind')}
          value={kind}
          options={screeningKinds.map((value) => ({ value, label: t(value === 'text' ? value : `kind.${value}`) }))}
          onChange={(value) => set({ kind: value as ScreeningKind, wanted: '' })}
        />
        {kind === 'number' && (
          <TextField
            label={t('wanted')}
            note={t('wantedLeast')}
            type="number"
            inputMode="decimal"
            step="any"
            value={wanted}
            errorMessage={field('wanted')}
            onChange={(value) => set({ wanted: value })}
          />
        )}
        {(kind === 'yes_no' || (kind === 'choice' && answers.length > 1)) && (
          <Select
            label={t('wanted')}
            value={answers.some(({ value }) => value === wanted) ? wanted : ''}
            options={[{ value: '', label: t('any') }, ...answers]}
            errorMessage={field('wanted')}
            onChange={(value) => set({ wanted: value })}
          />
        )}
      </div>
      {kind === 'choice' && (
        <TextArea
          label={t('options')}
          value={draft.options}
          rows={3}
          isRequired
          errorMessage={field('options')}
          validate={(value) => {
            const { length } = optionsOf({ options: value });
            return length < 2 || length > 6 ? t('optionsMissing') : null;
          }}
          onChange={(options) => set({ options })}
        />
      )}
      <Checkbox isSelected={draft.isRequired} onChange={(isRequired) => set({ isRequired })}>
        {t('required')}
      </Checkbox>
    </div>
  );
}
