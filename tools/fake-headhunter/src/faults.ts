/** What is to go wrong with the requests that it fits. */
export interface Fault {
  /** The beginning of `METHOD /path`, such as `GET /resumes/`; absent fits every call of the API. */
  match?: string;
  /** How many requests it spoils; absent means until it is cleared. */
  times?: number;
  /** How many fitting requests it lets pass first. @default 0 */
  after?: number;
  /** Milliseconds before the answer. */
  delayMs?: number;
  /** What is waited for before the answer: for a test that decides on the moment. */
  gate?: Promise<unknown>;
  /** No answer at all. */
  isSilent?: boolean;
  /** The answer's status; absent leaves the real answer. */
  status?: number;
  /** The answer's body: an object is JSON, a text is sent as HTML. */
  body?: object | string;
  /** Seconds of `Retry-After`. */
  retryAfter?: number;
}

/** Faults in the order they were added; the first that fits is taken. */
export class Faults {
  private list: { fault: Fault; passed: number; left: number }[] = [];

  add(fault: Fault): void {
    this.list.push({ fault, passed: 0, left: fault.times ?? Infinity });
  }

  clear(): void {
    this.list = [];
  }

  take(call: string): Fault | undefined {
    for (const entry of this.list) {
      if (entry.left === 0 || !call.startsWith(entry.fault.match ?? '')) continue;
      entry.passed += 1;
      if (entry.passed <= (entry.fault.after ?? 0)) continue;
      entry.left -= 1;
      return entry.fault;
    }
    return undefined;
  }
}
