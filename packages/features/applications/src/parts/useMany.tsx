import { skippedWhy } from '@kasb/contract';
import type { ApplicationBatch, ApplicationBatchBody, ApplicationStatus } from '@kasb/contract';
import { KeptText, ProblemSentence, useIdempotencyKey, useMessages } from '@kasb/kit';
import type { KeyOf, Translate } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useBatches } from '../data/useBatches.ts';
import { boardMessages } from '../messages/board/index.ts';
import type { ApplicationFilters } from '../model/applicationFilters.ts';
import { placesOf, readersIn } from '../model/places.ts';
import { meantBy } from '../model/selection.ts';
import type { Selection } from '../model/selection.ts';

/** What is done to all that is selected. */
export type ManyAction = Pick<ApplicationBatchBody, 'action' | 'message'>;

/** A batch that can still be taken back. */
export interface LastBatch {
  id: string;
  /** Where its cards went. */
  status: ApplicationStatus;
}

/** Changes many at once, says what came of it, and takes it back for ten minutes. */
export function useMany(filters: ApplicationFilters, vacancyId: string | undefined) {
  const toasts = useToasts();
  const { send, undo } = useBatches();
  const headersOf = useIdempotencyKey();
  const [sent, setSent] = useState(0);
  const [last, setLast] = useState<LastBatch>();
  const meant = (selection: Selection) => meantBy(selection, filters, vacancyId);

  const takeBack = async (id: string) => {
    const result = await undo.run({ params: { id } });
    setLast((kept) => (kept?.id === id ? undefined : kept));
    if (!result.ok) {
      const text = <ProblemSentence error={result.error} messages={boardMessages} fallback="many.failed" />;
      return toasts.show({ tone: 'critical', text });
    }
    const { restored = 0, skipped } = result.data;
    toasts.show({ text: <Outcome text="many.undone" n={restored} skipped={skipped} /> });
  };
  return {
    isPending: send.isPending,
    error: send.error,
    reset: send.reset,
    last,
    takeBack,
    meant,
    async run(selection: Selection, { action, message }: ManyAction): Promise<boolean> {
      const body = { ...meant(selection), ...(action && { action }), ...(message && { message }) };
      const result = await send.run({ body }, { headers: headersOf([sent, body]) });
      if (!result.ok) return false;
      // The same once more is another batch.
      setSent(sent + 1);
      const { id, changed = 0, skipped, messages } = result.data;
      if (action) setLast({ id, status: action.status });
      toasts.show({
        text: action ? (
          <Outcome
            text={action.status === 'rejected' ? 'many.refused' : 'many.moved'}
            n={changed}
            skipped={skipped}
            told={message && messages && readersIn(messages)}
          />
        ) : (
          <Written skipped={skipped} messages={messages} />
        ),
        action: {
          label: <KeptText messages={boardMessages} text="many.undo" />,
          onPress: () => void takeBack(id),
        },
      });
      return true;
    },
  };
}

interface OutcomeProps {
  text: 'many.refused' | 'many.moved' | 'many.undone';
  n: number;
  skipped: ApplicationBatch['skipped'];
  /** How many of them the message reaches. */
  told?: number | undefined;
}

/** How many it concerned, and why not the others; in the language of the moment it is drawn. */
function Outcome({ text, n, skipped, told = n }: OutcomeProps) {
  const t = useMessages(boardMessages);
  const rest = told < n ? `. ${t('many.told', { n: told })}` : '';
  return <span>{`${t(text, { n })}${skippedOf(t, skipped)}${rest}`}</span>;
}

/** When a message goes, where to, and who does not get it. */
function Written({ skipped, messages }: Pick<ApplicationBatch, 'skipped' | 'messages'>) {
  const t = useMessages(boardMessages);
  const places = placesOf(messages).map(([place, n]) => t('place.count', { n, place: t(`place.${place}`) }));
  const isToNobody = messages && places.length === 0;
  const where = places.length > 0 ? `: ${places.join(', ')}` : '';
  return <span>{`${isToNobody ? t('many.unwritten') : t('many.written') + where}${skippedOf(t, skipped)}`}</span>;
}

/** How many were left as they are, and why. */
function skippedOf(t: Translate<KeyOf<typeof boardMessages>>, skipped: ApplicationBatch['skipped']): string {
  if (skipped.length === 0) return '';
  const why = skippedWhy.filter((each) => skipped.some((one) => one.why === each)).map((each) => t(`many.why.${each}`));
  return `, ${t('many.skipped', { n: skipped.length, why: why.join(', ') })}`;
}
