/** Nobody left in time. */
export class GateError extends Error {
  readonly code = 'POOL_BUSY';

  constructor() {
    super('No connection to the database came free in time');
  }
}

/** Lets so many in at once, and the others in their turn. */
export interface Gate {
  /** Waits for a place. @returns what gives it back @throws GateError when none comes free in time */
  enter: () => Promise<() => void>;
}

/** Makes one with `places`, whom somebody waits for at most `patienceMs`. */
export function createGate(places: number, patienceMs: number): Gate {
  const waiting = new Set<() => void>();
  let free = places;
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };
  return {
    async enter() {
      if (free > 0) free -= 1;
      else
        await new Promise<void>((done, fail) => {
          const timer = setTimeout(() => {
            waiting.delete(pass);
            fail(new GateError());
          }, patienceMs);
          const pass = () => {
            clearTimeout(timer);
            waiting.delete(pass);
            done();
          };
          waiting.add(pass);
        });
      return leave;
    },
  };
}
