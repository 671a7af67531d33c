import type { Role } from '@kasb/contract';

/** The person of a session. */
export interface SignedIn {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Role;
  phoneVerified: boolean;
  /** Until when they can keep their account, which they asked to delete. */
  deleteAt?: Date | string | null;
}

/** Who calls. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'operator'; name: string }
  | { kind: 'user'; user: SignedIn; tokenHash: Buffer; isByCookie: boolean };

/** The person of the session, in calls whose access already demands one. */
export function personOf({ actor }: { actor: Actor }): SignedIn {
  if (actor.kind !== 'user') throw new Error('This call needs a signed-in person');
  return actor.user;
}
