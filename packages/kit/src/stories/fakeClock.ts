import { install } from '@sinonjs/fake-timers';

/** The frozen moment of every story: 16 June 2025, 09:00 in Tashkent. */
export const storyTime = new Date('2025-06-16T09:00:00+05:00');

let installed: ReturnType<typeof install> | undefined;

function replace(toFake?: NonNullable<Parameters<typeof install>[0]>['toFake'], isRunning = false) {
  installed?.uninstall();
  // Storybook's own timers began before the clock was faked.
  const settings = { now: storyTime, toFake, shouldAdvanceTime: isRunning, shouldClearNativeTimers: true };
  installed = toFake && install(settings);
  return installed;
}

/** Freezes `Date` at {@link storyTime}; timers keep running. Returns the way back. */
export function freezeDate(): () => void {
  replace(['Date']);
  return () => void replace();
}

/** A story's own clock, which it moves on. */
export interface FakeClock {
  /** Moves timers and the date on by so many milliseconds and lets React draw. */
  advance: (milliseconds: number) => Promise<void>;
  /** Lets timers run again from now on, so that waiting assertions work; the date stays where it is. */
  release: () => void;
}

/**
 * Fakes timers and the date, from a story's `beforeEach`, before anything is drawn, or before the act that starts them.
 * Timers stand still until the clock is moved on. One that `isRunning` goes on by itself as well, more slowly where the
 * page is slow, so that waiting assertions and typing work, and time is only jumped over.
 */
export function fakeClock({ isRunning = false } = {}): FakeClock {
  const clock = replace(['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], isRunning);
  return {
    async advance(milliseconds) {
      await clock?.tickAsync(milliseconds);
    },
    release() {
      const now = Date.now();
      replace(['Date'])?.setSystemTime(now);
    },
  };
}
