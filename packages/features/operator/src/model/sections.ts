import { operatorRoles } from '@kasb/contract';
import type { OperatorRole } from '@kasb/contract';

/** Who reads what: a page that a role may not see is not in its menu. */
const readers = {
  today: ['moderator', 'support', 'admin'],
  moderation: ['moderator', 'support', 'admin'],
  companies: ['moderator', 'support', 'admin'],
  people: ['support', 'admin'],
  services: ['support', 'admin'],
  modules: ['support', 'admin'],
  reference: ['support', 'admin'],
  jobs: ['support', 'admin'],
  orders: ['support', 'admin'],
  subscriptions: ['support', 'admin'],
  plans: ['support', 'admin'],
  audit: ['moderator', 'support', 'admin'],
  operators: ['admin'],
} as const satisfies Record<string, readonly OperatorRole[]>;

/** A page of the operators' room. */
export type Section = keyof typeof readers;

/** The pages, in the menu's order, by what they are about; those of every day need no name. */
export const groups: readonly { name?: 'money' | 'platform'; sections: readonly Section[] }[] = [
  { sections: ['today', 'moderation', 'companies', 'people'] },
  { name: 'money', sections: ['orders', 'subscriptions', 'plans'] },
  { name: 'platform', sections: ['services', 'modules', 'reference', 'jobs', 'audit', 'operators'] },
];

/** The letter that leads to a page after G. */
export const letters = {
  m: 'moderation',
  o: 'orders',
  p: 'people',
  j: 'jobs',
  a: 'audit',
  t: 'today',
} as const satisfies Record<string, Section>;

/** Whether somebody of this role may see a page. */
export const isReader = (section: Section, role: string | undefined) =>
  readers[section].some((reader) => reader === role);

/** Where a page is, or one thing on it; what is looked at stays in its address. */
export function roomPath(
  section: Section,
  id?: string,
  view: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams(Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const path = `/operator/${section}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Where operators sign in, to come back to a path of this site. */
export const signInPath = (from: string) => `/operator/sign-in?from=${encodeURIComponent(from)}`;

/** The role of that name, if there is one. */
export const roleOf = (name: string | undefined): OperatorRole | undefined =>
  operatorRoles.find((role) => role === name);
