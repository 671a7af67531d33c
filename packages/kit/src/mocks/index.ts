export { createMocks, mock, storyHeader } from './mocks.ts';
export type { MockCall, MockOptions, Mocks } from './mocks.ts';
