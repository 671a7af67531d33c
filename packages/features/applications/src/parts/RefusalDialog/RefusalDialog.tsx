import type { ApiError } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { AlertDialog, Banner, Button, isSendKey, Text, TextField } from '@kasb/ui';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRefusalTemplates } from '../../data/useRefusal.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { emptyRefusal, refusalAction } from '../../model/refusalDraft.ts';
import type { RefusalDraft } from '../../model/refusalDraft.ts';
import { selectedCount } from '../../model/selection.ts';
import type { Meant, Selection } from '../../model/selection.ts';
import * as textCss from '../MessageText/MessageText.css.ts';
import type { ManyAction } from '../useMany.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import * as css from './RefusalDialog.css.ts';
import { RefusalMessage } from './RefusalMessage.tsx';

export interface RefusalDialogProps {
  /** Who is refused; without it the dialog is closed. */
  selection: Selection | undefined;
  /** The selection as calls take it. */
  meantBy: (selection: Selection) => Meant;
  /** The vacancies they responded to. */
  vacancies: readonly string[];
  isPending: boolean;
  error: ApiError | undefined;
  /** Whether it was done: then what was typed is forgotten. */
  onRefuse: (chosen: ManyAction) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why somebody is refused and what they are told; for ten minutes it can be taken back. */
export function RefusalDialog(props: RefusalDialogProps) {
  const { selection, meantBy, vacancies, isPending, error, onRefuse, onClose } = props;
  const t = useMessages(boardMessages);
  const form = useRef<HTMLDivElement>(null);
  // What was typed stays for the next try, until it is sent.
  const [kept, setKept] = useState<RefusalDraft>(emptyRefusal);
  const [isChecked, setChecked] = useState(false);
  const count = selection ? selectedCount(selection) : 0;
  const templates = useRefusalTemplates(selection !== undefined);
  const [first] = templates;
  // The first template stands there once it has come, unless something was written before.
  const draft =
    kept.templateId === undefined && first
      ? { ...kept, templateId: first.id, ru: first.text_ru ?? '', uz: first.text_uz ?? '' }
      : kept;
  const set = (part: Partial<RefusalDraft>) => setKept({ ...draft, ...part });
  const needsWords = draft.reason === 'other' && draft.other.trim() === '';

  const refuse = async () => {
    setChecked(true);
    if (draft.reason === undefined) return form.current?.querySelector<HTMLElement>('[type=radio]')?.focus();
    if (needsWords) return form.current?.querySelector<HTMLElement>('[name=other]')?.focus();
    if (!(await onRefuse(refusalAction(draft)))) return;
    setKept(emptyRefusal);
    setChecked(false);
  };
  const [vacancy, ...others] = vacancies;
  return (
    <AlertDialog
      size="lg"
      hasCross
      isOpen={selection !== undefined}
      title={t('refuse.title', { count })}
      subtitle={others.length > 0 ? t('refuse.vacancies', { title: vacancy ?? '', count: others.length }) : vacancy}
      onCancel={onClose}
      footerStart={
        <Text tone="muted" size="sm" className={textCss.note}>
          <Undo2 aria-hidden="true" />
          <span>{t('refuse.undoable')}</span>
        </Text>
      }
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
          <Button autoFocus variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => void refuse()}>
            {t('refuse.confirm', { n: count })}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it */}
      <div ref={form} className={css.form} onKeyDown={(event) => isSendKey(event) && !isPending && void refuse()}>
        {error && (
          <Banner tone="critical">
            {error.code === undefined ? (
              t('many.failed')
            ) : (
              <ProblemSentence error={error} messages={boardMessages} fallback="many.failed" />
            )}
          </Banner>
        )}
        <ReasonChoice
          value={draft.reason}
          isMissing={isChecked && draft.reason === undefined}
          onChange={(reason) => set({ reason })}
        />
        {draft.reason === 'other' ? (
          <TextField
            name="other"
            label={t('refuse.other')}
            value={draft.other}
            isRequired
            maxLength={500}
            errorMessage={isChecked && needsWords ? t('refuse.otherMissing') : null}
            onChange={(other) => set({ other })}
          />
        ) : (
          <TextField
            label={t('refuse.comment')}
            note={t('refuse.colleagues')}
            value={draft.comment}
            maxLength={500}
            onChange={(comment) => set({ comment })}
          />
        )}
        {selection && <RefusalMessage meant={meantBy(selection)} draft={draft} templates={templates} onChange={set} />}
      </div>
    </AlertDialog>
  );
}
