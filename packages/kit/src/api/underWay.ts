/** Sendings that have not been answered. */
export interface UnderWay<Answer> {
  /** Sends, or gives the answer to the same that is under way. */
  send: (key: string, begin: () => Promise<Answer>) => Promise<Answer>;
}

/** Makes an empty register of sendings: the same key is sent once at a time, another one beside it. */
export function createUnderWay<Answer>(): UnderWay<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return {
    send(key, begin) {
      const known = running.get(key);
      if (known) return known;
      const answer = begin().finally(() => running.delete(key));
      running.set(key, answer);
      return answer;
    },
  };
}
