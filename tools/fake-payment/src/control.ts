import { setTimeout as delay } from 'node:timers/promises';

/** What is to go wrong with calls to the merchant. */
export interface Fault {
  /** The call that it spoils, such as `PerformTransaction` or `Complete`; absent means any. */
  call?: string;
  /** How many calls it spoils; absent means until it is cleared. */
  times?: number;
  /** Milliseconds before the call. */
  delayMs?: number;
  /** The answer is lost on its way, and the call made again, as the service does. */
  isLost?: boolean;
  /** How many more of the same are sent beside it. */
  repeats?: number;
  /** Signed with a key that is not the merchant's. */
  isForged?: boolean;
  /** In place of what is sent, such as the id of another debit, or a time of thirteen hours before. */
  fields?: Record<string, unknown>;
}

/** A call to the merchant, or one of theirs, with its answer. */
export interface Told {
  call: string;
  sent: unknown;
  answer: unknown;
}

/** Faults in the order they were added, and all that was said. */
export class Control {
  readonly requests: Told[] = [];
  private faults: { fault: Fault; left: number }[] = [];

  /** Has the next calls that it fits go wrong. */
  fail(fault: Fault): void {
    this.faults.push({ fault, left: fault.times ?? Infinity });
  }

  /** Clears the faults. */
  heal(): void {
    this.faults = [];
  }

  /** Calls the merchant, by the first fault that fits. */
  async send<Sent extends object, Answer>(
    call: string,
    sent: Sent,
    deliver: (sent: Sent, isForged: boolean) => Promise<Answer>,
  ): Promise<Answer> {
    const found = this.faults.find(({ fault, left }) => left > 0 && (fault.call ?? call) === call);
    if (found) found.left -= 1;
    const { delayMs = 0, isLost = false, repeats = 0, isForged = false, fields } = found?.fault ?? {};
    const given = { ...sent, ...fields };
    const once = async () => {
      const answer = await deliver(given, isForged);
      this.requests.push({ call, sent: given, answer });
      return answer;
    };
    if (delayMs > 0) await delay(delayMs);
    if (isLost) await once();
    const [answer] = await Promise.all([once(), ...Array.from({ length: repeats }, once)]);
    return answer;
  }

  /** The same over HTTP, for a stand-in that runs in another process; undefined where there is no such control. */
  answer(method: string, path: string, body: string): { json: unknown } | { status: number } | undefined {
    switch (`${method} ${path}`) {
      case 'GET /__fake/requests':
        return { json: this.requests };
      case 'DELETE /__fake/requests':
        this.requests.length = 0;
        return { status: 204 };
      case 'POST /__fake/faults':
        this.fail(JSON.parse(body || '{}') as Fault);
        return { status: 204 };
      case 'DELETE /__fake/faults':
        this.heal();
        return { status: 204 };
      default:
        return undefined;
    }
  }
}
