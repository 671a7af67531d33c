import { useSession } from '@kasb/kit';
import { useState } from 'react';

/** Whose drafts these are, once that is known. It stays when the session ends under the form: the text is still theirs. */
export function useDraftOwner(): string | undefined {
  const { state } = useSession();
  const [owner, setOwner] = useState<string>();
  if (owner === undefined && state.status !== 'loading')
    setOwner(state.status === 'signedIn' ? state.user.id : 'visitor');
  return owner;
}
