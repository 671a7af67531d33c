'use client';
import { Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Segmented } from '@kasb/ui';
import { useRoom } from '../../data/room.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { referenceParts } from '../../model/views.ts';
import type { ReferencePart, ReferenceView } from '../../model/views.ts';
import { Room } from '../../parts/Room/Room.tsx';
import { RoomPage } from '../../parts/RoomPage/RoomPage.tsx';
import { Areas } from './Areas.tsx';
import { Prompts } from './Prompts.tsx';
import { Reasons } from './Reasons.tsx';
import * as css from './Reference.css.ts';
import { Skills } from './Skills.tsx';

export interface ReferenceProps {
  /** Which list. */
  part: ReferencePart;
  /** What of it is looked at; the host keeps both in its address. */
  view: ReferenceView;
  /** Another list or part of it was chosen. */
  onViewChange: (part: ReferencePart, view: ReferenceView) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof platformMessages>;
}

/** The lists that everybody chooses from, and what the assistant is told (docs/domain.md#reference-lists). */
export function Reference({ messages, ...props }: ReferenceProps) {
  return (
    <Screen bundle={platformMessages} overrides={messages}>
      <Room section="reference">
        <ReferenceScreen {...props} />
      </Room>
    </Screen>
  );
}

function ReferenceScreen({ part, view, onViewChange }: Omit<ReferenceProps, 'messages'>) {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const change = (next: ReferenceView) => onViewChange(part, next);
  return (
    <RoomPage title={t('section.reference')} text={operator.role === 'admin' ? undefined : t('adminsOnly')}>
      <Segmented
        label={t('reference.part')}
        isLabelHidden
        size="sm"
        className={css.parts}
        value={part}
        options={referenceParts.map((value) => ({ value, label: t(`reference.${value}`) }))}
        onChange={(next) => onViewChange(referenceParts.find((known) => known === next) ?? part, {})}
      />
      {part === 'skills' && <Skills search={view.search} onSearch={(search) => change({ search })} />}
      {part === 'areas' && <Areas />}
      {part === 'prompts' && <Prompts view={view} onViewChange={change} />}
      {part === 'reasons' && <Reasons />}
    </RoomPage>
  );
}
