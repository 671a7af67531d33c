import { Button, Dialog } from '@kasb/ui';

export interface StoryPublishingProps {
  onClose: () => void;
}

/** Stands in for the host's publishing in the slot of the builder. */
export function StoryPublishing({ onClose }: StoryPublishingProps) {
  return (
    <Dialog isOpen title="Публикация вакансии" onClose={onClose}>
      <Button variant="quiet" onPress={onClose}>
        Отмена
      </Button>
    </Dialog>
  );
}
