import { match, useSession } from '@kasb/kit';
import { useState } from 'react';

/**
 * Whose drafts these are, once that is known. It stays when the session ends under the form: the text is still theirs.
 */
export function useDraftOwner(): string | undefined {
  const { state } = useSession();
  const [owner, setOwner] = useState<string>();
  const present = match(state, {
    loading: () => undefined,
    visitor: () => 'visitor',
    signedIn: ({ user }) => user.id,
    unavailable: () => 'visitor',
  });
  if (owner === undefined && present !== undefined) setOwner(present);
  return owner;
}
