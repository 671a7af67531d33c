import type { PostingService, PublishResult } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useRef, useState } from 'react';
import { usePublication } from '../../data/usePublication.ts';
import { publishingMessages } from '../../messages/index.ts';
import { isPublished, mergedOutcomes, outcomesOf } from '../../model/results.ts';

interface FlowHandlers {
  onPublished: ((results: readonly PublishResult[]) => void) | undefined;
  /** The services took longer than the call, so that what it touched has changed again. */
  onLate: () => void;
}

const isWhole = (results: readonly PublishResult[]) => results.length > 0 && results.every(isPublished);

/** The steps of the dialog: choosing, under way, done, and again for those that failed. */
export function usePublishFlow(
  vacancyId: string,
  services: readonly PostingService[],
  { onPublished, onLate }: FlowHandlers,
) {
  const t = useMessages(publishingMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const publication = usePublication(vacancyId);
  const [step, setStep] = useState<'selecting' | 'publishing' | 'finished'>('selecting');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<readonly PublishResult[]>([]);
  const isBusy = useRef(false);

  const publish = async (ids: readonly string[]) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSelectedIds(ids);
    setStep('publishing');
    const end = await publication.publish(ids);
    // Without words of the failure each service has its own.
    const refusal = end.error && problem(end.error, '');
    const reason = end.isLate ? t('flow.notAnswered') : refusal || undefined;
    const fresh = outcomesOf(ids, end.results, services, reason);
    const all = mergedOutcomes(outcomes, fresh);
    setOutcomes(all);
    setStep('finished');
    isBusy.current = false;
    if (end.wasLong) onLate();
    if (!fresh.some(isPublished)) return;
    // The dialog says it itself when all of them took it.
    if (!isWhole(all)) toasts.show({ text: t('flow.published') });
    onPublished?.(all);
  };

  return {
    step,
    selectedIds,
    select: setSelectedIds,
    results: step === 'publishing' ? publication.progress : outcomes,
    publish,
    /** To be called when the dialog closes: the news stays on the page for a while. */
    leave() {
      if (step === 'finished' && isWhole(outcomes)) toasts.show({ text: t('flow.published') });
    },
  };
}
