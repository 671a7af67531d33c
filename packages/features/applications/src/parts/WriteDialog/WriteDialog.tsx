import type { ApiError } from '@kasb/contract';
import { ProblemSentence, useFieldTexts, useMessages } from '@kasb/kit';
import { Banner, Button, Dialog, isSendKey, Stack, Text } from '@kasb/ui';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useManyTemplates } from '../../data/useRefusal.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { emptyMessage, messageOf } from '../../model/messageDraft.ts';
import type { MessageDraft } from '../../model/messageDraft.ts';
import { selectedCount } from '../../model/selection.ts';
import type { Meant, Selection } from '../../model/selection.ts';
import * as textCss from '../MessageText/MessageText.css.ts';
import { MessageText } from '../MessageText/MessageText.tsx';
import { Readers } from '../MessageText/Readers.tsx';
import { TemplateChoice } from '../MessageText/TemplateChoice.tsx';
import type { ManyAction } from '../useMany.tsx';

export interface WriteDialogProps {
  /** Who is written to; without it the dialog is closed. */
  selection: Selection | undefined;
  /** The selection as calls take it. */
  meantBy: (selection: Selection) => Meant;
  isPending: boolean;
  error: ApiError | undefined;
  /** Whether it was done: then what was typed is forgotten. */
  onSend: (chosen: ManyAction) => Promise<boolean>;
  onClose: () => void;
}

const variables = ['first_name', 'vacancy', 'company', 'my_name', 'my_phone'] as const;

/** Writes one message to many, each in their language; for ten minutes it can be taken back. */
export function WriteDialog({ selection, meantBy, isPending, error, onSend, onClose }: WriteDialogProps) {
  const t = useMessages(boardMessages);
  const fieldTexts = useFieldTexts();
  const form = useRef<HTMLDivElement>(null);
  // What was typed stays for the next try, until it is sent.
  const [draft, setDraft] = useState<MessageDraft>(emptyMessage);
  const [isChecked, setChecked] = useState(false);
  const templates = useManyTemplates(selection !== undefined);
  const message = messageOf(draft);
  const fields = fieldTexts(error?.fields ?? {});
  const wrong = { ru: fields['message.textRu'], uz: fields['message.textUz'] };
  const send = async () => {
    setChecked(true);
    if (!message) return form.current?.querySelector('textarea')?.focus();
    if (!(await onSend({ message }))) return;
    setDraft(emptyMessage);
    setChecked(false);
  };
  return (
    <Dialog
      size="lg"
      isOpen={selection !== undefined}
      title={t('write.title', { count: selection ? selectedCount(selection) : 0 })}
      onClose={onClose}
      footerStart={
        <Text tone="muted" size="sm" className={textCss.note}>
          <Undo2 aria-hidden="true" />
          <span>{t('refuse.undoable')}</span>
        </Text>
      }
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it */}
      <div ref={form} onKeyDown={(event) => isSendKey(event) && !isPending && void send()}>
        <Stack gap={3}>
          {error && !wrong.ru && !wrong.uz && (
            <Banner tone="critical">
              {error.code === undefined ? (
                t('many.failed')
              ) : (
                <ProblemSentence error={error} messages={boardMessages} fallback="many.failed" />
              )}
            </Banner>
          )}
          {templates.length > 0 && (
            <TemplateChoice
              templates={templates}
              value={draft.templateId}
              onChoose={(part) => setDraft({ ...draft, ...part })}
            />
          )}
          <MessageText
            texts={draft}
            variables={variables}
            errors={{ ...wrong, ...(isChecked && !message && { ru: t('write.missing') }) }}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
          {selection && <Readers meant={meantBy(selection)} texts={draft} />}
        </Stack>
      </div>
    </Dialog>
  );
}
