import type { PublishResult } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useState } from 'react';
import { usePostingServices } from '../../data/usePostingServices.ts';
import { usePublication } from '../../data/usePublication.ts';
import { publishingMessages } from '../../messages/index.ts';
import type { PublishableVacancy } from '../../model/gate.ts';
import { isPublished } from '../../model/outcomes.ts';
import type { Outcome } from '../../model/outcomes.ts';
import { PublishDialog } from '../../parts/PublishDialog/PublishDialog.tsx';

export interface PublishFlowProps {
  vacancy: PublishableVacancy;
  isOpen: boolean;
  onClose: () => void;
  /** What a publication costs, under the list of services. */
  note: string | undefined;
  onPublished: ((results: readonly PublishResult[]) => void) | undefined;
}

/** The dialog from the choice of services to their results (docs/domain.md#publish-dialog). */
export function PublishFlow({ vacancy, isOpen, onClose, note, onPublished }: PublishFlowProps) {
  const t = useMessages(publishingMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const { isLoading, services } = usePostingServices();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const worded = ({ silence, ...result }: Outcome) => {
    if (silence === undefined) return result;
    return {
      ...result,
      error: silence === 'late' ? t('flow.notAnswered') : problem(silence, t('dialog.unknownError')),
    };
  };
  const tell = () => toasts.show({ text: t('published') });
  const { step, ids, outcomes, publish } = usePublication(vacancy.id, services, (all, asked) => {
    if (!all.some((outcome) => asked.includes(outcome.serviceId ?? '') && isPublished(outcome))) return;
    // The dialog says it itself when all of them took it.
    if (!all.every(isPublished)) tell();
    onPublished?.(all.map(worded));
  });
  return (
    <PublishDialog
      isOpen={isOpen}
      onClose={() => {
        // The news stays on the page for a while.
        if (step === 'finished' && outcomes.every(isPublished)) tell();
        onClose();
      }}
      step={step}
      subtitle={[vacancy.title, vacancy.company_name].filter(Boolean).join(', ')}
      services={services}
      isLoading={isLoading}
      selectedIds={step === 'publishing' ? ids : selectedIds}
      onSelectionChange={setSelectedIds}
      onPublish={() => void publish(services.flatMap(({ id }) => (selectedIds.includes(id) ? id : [])))}
      results={outcomes.map(worded)}
      onRetry={(failed) => void publish(failed)}
      note={step === 'selecting' ? note : undefined}
    />
  );
}
