export { createMocks, mock } from './mocks.ts';
export type { MockCall, MockOptions, Mocks } from './mocks.ts';
