import {
  connectHeadHunter,
  disconnectHeadHunter,
  finishHeadHunterConnection,
  getHeadHunterConnection,
  syncHeadHunter,
} from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useState } from 'react';

/** How often a running synchronisation is asked after, in milliseconds. */
const SYNC_POLL_MS = 3000;

/** The person's connection to HeadHunter; asked again and again while responses are being brought in. */
export function useConnection() {
  const [isPolled, setPolled] = useState(false);
  const query = useQuery(getHeadHunterConnection, {}, { refreshInterval: isPolled ? SYNC_POLL_MS : 0 });
  const isSyncing = query.status === 'ready' && query.data.isSyncing;
  if (isSyncing !== isPolled) setPolled(isSyncing);
  return query;
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
