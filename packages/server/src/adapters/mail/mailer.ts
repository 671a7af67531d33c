/** A letter to one person. */
export interface Letter {
  /** Names it: one that is sent again is known by mail programs for the same. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What ends such letters when it is called, as mail programs do (RFC 8058). */
  unsubscribe?: string;
}

/** Sends a letter. @throws MessengerError, blocked when its mailbox takes none */
export type Mailer = (letter: Letter) => Promise<void>;
