import {
  connectHeadHunter,
  disconnectHeadHunter,
  finishHeadHunterConnection,
  getHeadHunterConnection,
  syncHeadHunter,
} from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';

/** How often a running synchronisation is asked after, in milliseconds. */
const SYNC_POLL_MS = 3000;

/** The person's connection to HeadHunter; asked again and again while responses are being brought in. */
export function useConnection() {
  return useQuery(getHeadHunterConnection, {}, { every: SYNC_POLL_MS, until: ({ isSyncing }) => !isSyncing });
}

/** The changes of the connection. */
export interface ConnectionCommands {
  connect: Command<typeof connectHeadHunter>;
  finish: Command<typeof finishHeadHunterConnection>;
  disconnect: Command<typeof disconnectHeadHunter>;
  sync: Command<typeof syncHeadHunter>;
}

/** Each with its own state. */
export function useConnectionCommands(): ConnectionCommands {
  const touches = [getHeadHunterConnection];
  return {
    connect: useCommand(connectHeadHunter),
    finish: useCommand(finishHeadHunterConnection, { touches }),
    disconnect: useCommand(disconnectHeadHunter, { touches }),
    sync: useCommand(syncHeadHunter, { touches }),
  };
}
