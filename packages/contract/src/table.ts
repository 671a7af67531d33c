import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';

/** Every call of the API, by path. Servers and documents walk it; browsers import single endpoints instead. */
export const table: readonly Endpoint[] = Object.values<Endpoint>(endpoints).sort((one, other) =>
  one.path < other.path ? -1 : one.path > other.path ? 1 : one.method.localeCompare(other.method),
);
