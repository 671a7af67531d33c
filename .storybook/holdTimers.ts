/** The longest time that a browser's timer knows, some weeks. */
const never = 2 ** 31 - 1;

/**
 * From now on timers of so many milliseconds and more do not end, but for those of exactly `spared`, by which waits
 * give up; what took `setTimeout` before keeps its own.
 */
export function holdTimers(least: number, spared: number): void {
  const native = globalThis.setTimeout;
  const held = (run: TimerHandler, milliseconds = 0, ...args: unknown[]) =>
    native(run, milliseconds >= least && milliseconds !== spared ? never : milliseconds, ...args);
  globalThis.setTimeout = Object.assign(held, native) as typeof native;
}
