import type { OperatorRole, Role } from '@kasb/contract';

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

/** An operator's own session: those who come by a token have none. */
interface OperatorSession {
  phone: string;
  tokenHash: Buffer;
  /** When the second step was shown last. */
  confirmedAt: Date;
  /** How long it lasts without a call, where a call makes it longer. */
  idleSeconds: number | undefined;
  isByCookie: boolean;
}

/** One of the operators, by their session or by a token. */
export interface OperatorActor {
  kind: 'operator';
  /** Of who is one by name; a token is nobody's in particular. */
  id?: string;
  name: string;
  role: OperatorRole;
  session?: OperatorSession;
}

/** Who calls. */
export type Actor =
  | { kind: 'visitor' }
  | OperatorActor
  | { kind: 'user'; user: SignedIn; tokenHash: Buffer; isByCookie: boolean };

/** The person of the session, in calls whose access already demands one. */
export function personOf({ actor }: { actor: Actor }): SignedIn {
  if (actor.kind !== 'user') throw new Error('This call needs a signed-in person');
  return actor.user;
}

/** The operator who calls, in calls whose access already demands one. */
export function operatorOf({ actor }: { actor: Actor }): OperatorActor {
  if (actor.kind !== 'operator') throw new Error('This call needs an operator');
  return actor;
}
