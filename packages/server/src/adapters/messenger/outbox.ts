import type { Outbox } from '../outbox.ts';
import type { Messenger } from './messenger.ts';

/** Where the stand-in's people say who they are. */
export const startPath = '/telegram/start/';

/** Sends nothing: writes each message down, and whoever follows the link of a person is at once that person. */
export function createMessengerOutbox(outbox: Outbox): Messenger {
  return {
    send: (message) => outbox.write(message),
    startUrl: (token, origin) => `${origin}${startPath}${token}`,
  };
}
