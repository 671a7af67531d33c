import { listPostingServices } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';
import { PublishDialog } from '@kasb/ui';
import { useState } from 'react';

export interface StoryPublishingProps {
  onClose: () => void;
}

/** Stands in for the host's publishing in the slot of the builder. */
export function StoryPublishing({ onClose }: StoryPublishingProps) {
  const services = listOf(useQuery(listPostingServices, {}), (all) => all);
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <PublishDialog
      isOpen
      step="selecting"
      isLoading={services.status === 'loading'}
      services={
        services.status === 'ready'
          ? services.items.map(({ id, name, type, identifier }) => ({ id, name: name ?? id, type, identifier }))
          : []
      }
      selectedIds={chosen}
      onSelectionChange={setChosen}
      onPublish={() => {}}
      onRetry={() => {}}
      onClose={onClose}
    />
  );
}
