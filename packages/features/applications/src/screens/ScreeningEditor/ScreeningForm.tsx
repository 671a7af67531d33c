import { ProblemSentence, SaveActions, useFieldTexts, useMessages } from '@kasb/kit';
import { Banner, Button, Stack, Text, useToasts } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useScreeningSave } from '../../data/useScreening.ts';
import { screeningMessages } from '../../messages/screening/index.ts';
import { MOST_QUESTIONS, newQuestion, screeningBodyOf } from '../../model/screeningDraft.ts';
import type { ScreeningDraft } from '../../model/screeningDraft.ts';
import * as css from './ScreeningEditor.css.ts';
import { ScreeningRow } from './ScreeningRow.tsx';

export interface ScreeningFormProps {
  vacancyId: string;
  /** As the provider has them. */
  stored: readonly ScreeningDraft[];
}

/** The questions, each with how it is answered; nothing is sent before «Сохранить». */
export function ScreeningForm({ vacancyId, stored }: ScreeningFormProps) {
  const t = useMessages(screeningMessages);
  const toasts = useToasts();
  const fieldTexts = useFieldTexts();
  const save = useScreeningSave();
  // Until something is changed here, what was read counts.
  const [changed, setChanged] = useState<readonly ScreeningDraft[]>();
  const [added, setAdded] = useState(0);
  const drafts = changed ?? stored;

  const add = () => {
    setAdded(added + 1);
    setChanged([...drafts, newQuestion(`new${added}`)]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await save.run({ params: { id: vacancyId }, body: screeningBodyOf(drafts) });
    if (!result.ok) return;
    setChanged(undefined);
    toasts.show({ text: t('saved') });
  };
  const cancel = () => {
    save.reset();
    setChanged(undefined);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Text tone="muted" size="sm">
          {drafts.length === 0 ? t('none') : t('hint')}
        </Text>
        {drafts.map((draft, index) => (
          <ScreeningRow
            key={draft.key}
            draft={draft}
            number={index + 1}
            errors={fieldTexts(save.error?.fields ?? {})}
            onChange={(next) => setChanged(drafts.map((one) => (one.key === draft.key ? next : one)))}
            onDelete={() => setChanged(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
        {save.error && (
          <Banner tone="critical">
            <ProblemSentence error={save.error} messages={screeningMessages} fallback="saveFailed" />
          </Banner>
        )}
        <div className={css.ends}>
          {drafts.length < MOST_QUESTIONS && (
            <Button icon={<Plus />} onPress={add}>
              {t('addQuestion')}
            </Button>
          )}
          {changed && <SaveActions isPending={save.isPending} onCancel={cancel} className={css.actions} />}
        </div>
      </Stack>
    </form>
  );
}
