import type { PublishResult } from '@kasb/contract';
import { PublishDialog } from '../../components/PublishDialog/PublishDialog.tsx';
import { usePostingServices } from '../../data/usePostingServices.ts';
import type { PublishableVacancy } from '../../model/gate.ts';
import { usePublishFlow } from './usePublishFlow.ts';

export interface PublishFlowProps {
  vacancy: PublishableVacancy;
  isOpen: boolean;
  onClose: () => void;
  /** What a publication costs, under the list of services. */
  note: string | undefined;
  onPublished: ((results: readonly PublishResult[]) => void) | undefined;
  onLate: () => void;
}

/** The dialog from the choice of services to their results (docs/domain.md#publish-dialog). */
export function PublishFlow({ vacancy, isOpen, onClose, note, onPublished, onLate }: PublishFlowProps) {
  const { isLoading, services } = usePostingServices();
  const flow = usePublishFlow(vacancy.id, services, { onPublished, onLate });
  const chosenIds = services.flatMap(({ id }) => (flow.selectedIds.includes(id) ? id : []));
  return (
    <PublishDialog
      isOpen={isOpen}
      onClose={() => {
        flow.leave();
        onClose();
      }}
      step={flow.step}
      subtitle={[vacancy.title, vacancy.company_name].filter(Boolean).join(', ')}
      services={services}
      isLoading={isLoading}
      selectedIds={flow.selectedIds}
      onSelectionChange={flow.select}
      onPublish={() => void flow.publish(chosenIds)}
      results={flow.results}
      onRetry={(ids) => void flow.publish(ids)}
      note={flow.step === 'selecting' ? note : undefined}
    />
  );
}
