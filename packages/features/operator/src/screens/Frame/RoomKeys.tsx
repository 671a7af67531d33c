import { useMessages, useNavigate } from '@kasb/kit';
import { IconButton } from '@kasb/ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useOperator } from '../../data/room.ts';
import { useKeys, useKeysChoice } from '../../data/useKeys.ts';
import { operatorMessages } from '../../messages/index.ts';
import { groups, isReader, letters, roomPath } from '../../model/sections.ts';
import * as css from './Frame.css.ts';
import { KeysDialog } from './KeysDialog.tsx';

/** G and a letter lead to a page, `?` tells all keys, as the button does. */
export function RoomKeys() {
  const t = useMessages(operatorMessages);
  const navigate = useNavigate();
  const [isOn] = useKeysChoice();
  const [isOpen, setOpen] = useState(false);
  const state = useOperator();
  const role = state.status === 'ready' ? state.data.operator.role : undefined;
  const sections = groups.flatMap((group) => group.sections).filter((section) => isReader(section, role));
  const ways = Object.entries(letters)
    .filter(([, section]) => sections.includes(section))
    .map(([letter, section]) => [`KeyG Key${letter.toUpperCase()}`, () => navigate(roomPath(section))]);
  useKeys({ ...Object.fromEntries(ways), '?': () => setOpen(true) }, isOn && role !== undefined);
  return (
    role !== undefined && (
      <>
        <IconButton
          size="sm"
          className={css.keys}
          aria-label={t('keys')}
          aria-keyshortcuts="?"
          onPress={() => setOpen(true)}
        >
          <Keyboard />
        </IconButton>
        {isOpen && <KeysDialog sections={sections} onClose={() => setOpen(false)} />}
      </>
    )
  );
}
