import { useMessages } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import type { ModerationDesk } from '../../data/useModeration.ts';
import { operatorMessages } from '../../messages/index.ts';
import { useConflictText } from './ConflictText.tsx';

interface RefusedProps extends Pick<ModerationDesk, 'refused'> {
  onOpen: (vacancyId: string) => void;
}

/** Decisions that were not taken after the moderator had gone on: why, and the way back to what was written. */
export function Refused({ refused, onOpen }: RefusedProps) {
  const t = useMessages(operatorMessages);
  const conflict = useConflictText();
  return refused.map(({ id, title, error }) => (
    <Banner
      key={id}
      tone="critical"
      action={
        <Button size="sm" onPress={() => onOpen(id)}>
          {t('moderation.openAgain')}
        </Button>
      }
    >
      {t('moderation.notTaken', { title, why: conflict(error) })}
    </Banner>
  ));
}
