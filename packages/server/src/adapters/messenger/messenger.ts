/** A message to one person. */
export interface ChatMessage {
  /** The chat, by its number. */
  chat: number;
  /** A little HTML: `<b>` and escaped text. */
  text: string;
  /** A button under it. */
  button?: { text: string; url: string };
  /** What the person may answer with a press, in a row under it; `data` has at most 64 characters. */
  choices?: readonly { text: string; data: string }[];
}

/** What somebody wrote to the bot, or the `data` of what they pressed. */
export interface ChatUpdate {
  id: number;
  chat: number;
  /** What the person is called there. */
  name: string;
  text: string;
  /** Names the press, which waits to be taken note of. */
  pressed?: string;
}

/** Where people are told beside the site. */
export interface Messenger {
  /** Sends a message. @throws MessengerError */
  send: (message: ChatMessage, signal: AbortSignal) => Promise<void>;
  /** Takes note of a press: until then it is shown as waiting. None of a stand-in. */
  settle?: (pressed: string, signal: AbortSignal) => Promise<void>;
  /** Where a person says who they are: `token` is good once. */
  startUrl: (token: string, origin: string) => string;
  /** What was written to the bot: from `offset` on, which ends what was before it; waits for it. None of a stand-in. */
  updates?: (offset: number | undefined, signal: AbortSignal) => Promise<ChatUpdate[]>;
  /** Has what is written sent to an address from now on. */
  follow?: (url: string, secret: string, signal: AbortSignal) => Promise<void>;
  /** Reads what was sent there; undefined for what is nothing that a person wrote. */
  read?: (body: unknown) => ChatUpdate | undefined;
}

interface Trouble {
  /** The person does not want it: they blocked the bot, or are gone. @default false */
  isBlocked?: boolean;
  /** Another try would end the same. @default false */
  isFinal?: boolean;
  /** Seconds until the next try. */
  retryAfter?: number;
}

/** A message that was not taken. */
export class MessengerError extends Error {
  readonly isBlocked: boolean;
  readonly isFinal: boolean;
  readonly retryAfter: number | undefined;

  constructor(message: string, { isBlocked = false, isFinal = isBlocked, retryAfter }: Trouble = {}) {
    super(message);
    this.isBlocked = isBlocked;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
