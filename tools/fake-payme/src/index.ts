export { startFakePayme } from './server.ts';
export type { FakePayme, FakePaymeOptions } from './server.ts';
