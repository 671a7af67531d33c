export { StoryHost } from './StoryHost.tsx';
export type { StoryHostProps } from './StoryHost.tsx';
export { fakeClock, freezeDate, storyTime } from './fakeClock.ts';
export type { FakeClock } from './fakeClock.ts';
export { candidate, employer, longText, longWord } from './fixtures.ts';
