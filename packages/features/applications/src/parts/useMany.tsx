import { skippedWhy } from '@kasb/contract';
import type { ApplicationBatch, ApplicationBatchBody, ApplicationStatus } from '@kasb/contract';
import { ProblemSentence, useIdempotencyKey, useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useBatches } from '../data/useBatches.ts';
import { boardMessages } from '../messages/board/index.ts';
import { wireFilters } from '../model/applicationFilters.ts';
import type { ApplicationFilters } from '../model/applicationFilters.ts';
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
  const t = useMessages(boardMessages);
  const toasts = useToasts();
  const { send, undo } = useBatches();
  const headersOf = useIdempotencyKey();
  const [sent, setSent] = useState(0);
  const [last, setLast] = useState<LastBatch>();

  const tellSkipped = (skipped: ApplicationBatch['skipped']) => {
    const why = skippedWhy
      .filter((each) => skipped.some((one) => one.why === each))
      .map((each) => t(`many.why.${each}`));
    return skipped.length === 0 ? '' : `, ${t('many.skipped', { n: skipped.length, why: why.join(', ') })}`;
  };
  const takeBack = async (id: string) => {
    const result = await undo.run({ params: { id } });
    setLast(undefined);
    if (!result.ok) {
      const text = <ProblemSentence error={result.error} messages={boardMessages} fallback="many.failed" />;
      return toasts.show({ tone: 'critical', text });
    }
    toasts.show({ text: `${t('many.undone', { n: result.data.restored ?? 0 })}${tellSkipped(result.data.skipped)}` });
  };
  return {
    isPending: send.isPending,
    error: send.error,
    reset: send.reset,
    last,
    takeBack,
    async run(selection: Selection, { action, message }: ManyAction): Promise<boolean> {
      const chosen =
        selection.kind === 'ids'
          ? { applicationIds: [...selection.ids] }
          : {
              filter: { ...narrowing(filters, vacancyId), status: selection.status },
              ...(selection.except.size > 0 && { exceptIds: [...selection.except] }),
            };
      const body = { ...chosen, action, ...(message && { message }) };
      const result = await send.run({ body }, { headers: headersOf([sent, body]) });
      if (!result.ok) return false;
      // The same once more is another batch.
      setSent(sent + 1);
      const { id, changed = 0, skipped } = result.data;
      setLast({ id, status: action.status });
      const done = t(action.status === 'rejected' ? 'many.refused' : 'many.moved', { n: changed });
      toasts.show({
        text: `${done}${tellSkipped(skipped)}`,
        action: { label: t('many.undo'), onPress: () => void takeBack(id) },
      });
      return true;
    },
  };
}

function narrowing(filters: ApplicationFilters, vacancyId: string | undefined) {
  const { sort: _, ...rest } = wireFilters(filters, vacancyId);
  return rest;
}
