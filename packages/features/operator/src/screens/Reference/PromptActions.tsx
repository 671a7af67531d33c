import type { Language } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, Inline, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { usePromptCommands } from '../../data/useReference.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';

interface PromptActionsProps {
  areaId: string;
  /** What the sphere is called. */
  area: string;
  language: Language;
  /** What is typed now. */
  text: string;
  /** What is kept; '' for nothing. */
  saved: string;
  /** They are no more: what was typed goes with them. */
  onRemoved: () => void;
}

/** What an admin does about instructions: keeps them, sees what would be asked by them, removes them. */
export function PromptActions({ areaId, area, language, text, saved, onRemoved }: PromptActionsProps) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { save, remove, test } = usePromptCommands();
  const [trial, setTrial] = useState<{ message: string; isByModel: boolean }>();
  const params = { areaId, language };
  const isEmpty = text.trim() === '';
  const send = async () => {
    const { ok } = await save.run({ params, body: { instructions: text } });
    if (ok) toasts.show({ text: t('prompts.saved') });
  };
  const tryIt = async () => {
    setTrial(undefined);
    const result = await test.run({ params, body: { instructions: text } });
    if (result.ok) setTrial({ message: result.data.message ?? '', isByModel: result.data.by === 'model' });
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
  return (
    <>
      <CommandFailure error={save.error ?? test.error} />
      <div role="status">
        {trial && (
          <Banner tone="neutral" title={t(trial.isByModel ? 'prompts.asksModel' : 'prompts.asksRules')}>
            <span lang={language}>{trial.message}</span>
          </Banner>
        )}
      </div>
      <Inline gap={2}>
        <Button
          variant="primary"
          isDisabled={isEmpty || text === saved}
          isPending={save.isPending}
          onPress={() => void send()}
        >
          {t('save')}
        </Button>
        <Button isDisabled={isEmpty} isPending={test.isPending} onPress={() => void tryIt()}>
          {t('check')}
        </Button>
        {saved !== '' && (
          <Button variant="danger-quiet" onPress={() => removal.ask(undefined)}>
            {t('remove')}
          </Button>
        )}
      </Inline>
      {removal.question}
    </>
  );
}
