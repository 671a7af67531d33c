import { endSession, endSessions, listSessions } from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';

/** Where the person is signed in. */
export function useDevices() {
  return useQuery(listSessions, {});
}

/** Ends one session. The list is read again by its own: ending the present one leaves nobody to read it for. */
export function useEndSession() {
  return useCommand(endSession);
}

/** Ends all sessions, or all but this one; the same goes for the list. */
export function useEndSessions() {
  return useCommand(endSessions);
}
