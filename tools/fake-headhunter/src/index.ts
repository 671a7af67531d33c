export { startFakeHeadHunter } from './server.ts';
export type { FakeHeadHunter, FakeOptions, SeenRequest } from './fake.ts';
export type { Fault } from './faults.ts';
export type { Account, Negotiation, Vacancy, World } from './world.ts';
