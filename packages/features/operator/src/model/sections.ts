import { operatorRoles } from '@kasb/contract';
import type { OperatorRole } from '@kasb/contract';

/** Who reads what: a page that a role may not see is not in its menu. */
const readers = {
  moderation: ['moderator', 'support', 'admin'],
  audit: ['moderator', 'support', 'admin'],
} as const satisfies Record<string, readonly OperatorRole[]>;

/** A page of the operators' room. */
export type Section = keyof typeof readers;

/** The pages, in the menu's order, by what they are about. */
export const groups: readonly (readonly Section[])[] = [['moderation'], ['audit']];

/** Whether somebody of this role may see a page. */
export const isReader = (section: Section, role: string | undefined) =>
  readers[section].some((reader) => reader === role);

/** Where a page is, or one thing on it. */
export const roomPath = (section: Section, id?: string) =>
  `/operator/${section}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

/** Where operators sign in, to come back to a path of this site. */
export const signInPath = (from: string) => `/operator/sign-in?from=${encodeURIComponent(from)}`;

/** The role of that name, if there is one. */
export const roleOf = (name: string | undefined): OperatorRole | undefined =>
  operatorRoles.find((role) => role === name);
