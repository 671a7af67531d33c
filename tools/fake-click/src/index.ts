export { startFakeClick } from './server.ts';
export type { FakeClick, FakeClickOptions } from './server.ts';
