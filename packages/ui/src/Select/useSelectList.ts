import { useState } from 'react';
import { loadedSelectList, loadSelectList } from './loadSelectList.ts';

type State = 'closed' | 'waiting' | 'failed' | 'open';

/** Opens the list, waiting for its code if need be. */
export function useSelectList() {
  const [state, setState] = useState<State>('closed');
  const open = () => {
    if (loadedSelectList()) return setState('open');
    setState('waiting');
    // A person who moved on meanwhile does not get the list thrown at them.
    const settle = (next: State) => setState((now) => (now === 'waiting' ? next : now));
    loadSelectList().then(
      () => settle('open'),
      () => settle('failed'),
    );
  };
  return {
    state,
    open,
    close: () => setState('closed'),
    /** Fetches the list ahead of the press; a failure is met by the press itself. */
    prepare: () => void loadSelectList().catch(() => {}),
    List: state === 'open' ? loadedSelectList()?.SelectList : undefined,
  };
}
