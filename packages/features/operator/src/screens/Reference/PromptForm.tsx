import type { Language } from '@kasb/contract';
import { useFieldTexts, useMessages } from '@kasb/kit';
import { Banner, Button, Inline, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { usePromptCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { isChanged, written } from './promptDraft.ts';
import type { PromptDraft } from './promptDraft.ts';
import { PromptFields } from './PromptFields.tsx';
import * as css from './Reference.css.ts';

interface PromptFormProps {
  areaId: string;
  /** What the sphere is called. */
  area: string;
  language: Language;
  /** What is typed now. */
  draft: PromptDraft;
  /** What is kept; '' for nothing. */
  saved: PromptDraft;
  onChange: (part: Partial<PromptDraft>) => void;
  /** They are no more: what was typed goes with them. */
  onRemoved: () => void;
}

interface Trial {
  message: string;
  options: readonly string[];
  isByModel: boolean;
}

/** What an admin writes for the assistant: keeps it, sees what would be asked by it, removes it. Others read it. */
export function PromptForm({ areaId, area, language, draft, saved, onChange, onRemoved }: PromptFormProps) {
  const t = useMessages(platformMessages);
  const textsOf = useFieldTexts();
  const toasts = useToasts();
  const { operator } = useRoom();
  const { save, remove, test } = usePromptCommands();
  const [trial, setTrial] = useState<Trial>();
  const params = { areaId, language };
  const body = written(draft, saved);
  const isEmpty = draft.instructions.trim() === '';
  const error = save.error ?? test.error;
  const texts = textsOf(error?.fields ?? {});
  const send = async () => {
    test.reset();
    const { ok } = await save.run({ params, body });
    if (ok) toasts.show({ text: t('prompts.saved') });
  };
  const tryIt = async () => {
    save.reset();
    setTrial(undefined);
    const result = await test.run({ params, body });
    if (!result.ok) return;
    const { message = '', options, by } = result.data;
    setTrial({ message, options, isByModel: by === 'model' });
  };
  const removal = useAsked({
    action: remove,
    send: async () => {
      const result = await remove.run({ params });
      if (result.ok) onRemoved();
      return result;
    },
    words: () => ({
      title: t('prompts.removeTitle', { name: area }),
      text: t('prompts.removeText'),
      confirm: t('remove'),
      done: t('prompts.removed'),
    }),
  });
  const mayChange = operator.role === 'admin';
  const fields = <PromptFields draft={draft} texts={texts} isReadOnly={!mayChange} onChange={onChange} />;
  if (!mayChange) return fields;
  return (
    <>
      {fields}
      <CommandFailure error={Object.keys(texts).length > 0 ? undefined : error} />
      <div role="status">
        {trial && (
          <Banner tone="neutral" title={t(trial.isByModel ? 'prompts.asksModel' : 'prompts.asksRules')}>
            <span lang={language}>{trial.message}</span>
            {trial.options.length > 0 && (
              <p className={css.offers}>
                <span>{`${t('prompts.offers')} `}</span>
                <span lang={language}>{trial.options.join('; ')}</span>
              </p>
            )}
          </Banner>
        )}
      </div>
      <Inline gap={2}>
        <Button
          variant="primary"
          isDisabled={isEmpty || !isChanged(draft, saved)}
          isPending={save.isPending}
          onPress={() => void send()}
        >
          {t('save')}
        </Button>
        <Button isDisabled={isEmpty} isPending={test.isPending} onPress={() => void tryIt()}>
          {t('check')}
        </Button>
        {saved.instructions !== '' && (
          <Button variant="danger-quiet" onPress={() => removal.ask(undefined)}>
            {t('remove')}
          </Button>
        )}
      </Inline>
      {removal.question}
    </>
  );
}
