export { StoryHost } from './StoryHost.tsx';
export type { StoryHostProps } from './StoryHost.tsx';
export { fakeClock, freezeDate, storyTime } from './fakeClock.ts';
export type { FakeClock } from './fakeClock.ts';
export { candidate, employer, longText, longWord } from './fixtures.ts';
export { isSilentAbout, noHorizontalScroll, page, phone, says, valueOf } from './assertions.ts';
export type { Canvas } from './assertions.ts';
export { answeredSoFar, holdRequests, lastSent, quiet, sent, until } from './requests.ts';
export type { RequestOptions } from './requests.ts';
