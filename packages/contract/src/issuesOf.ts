import { getDotPath } from 'valibot';
import type { BaseIssue } from 'valibot';
import { decoded } from './decoded.ts';
import type { Issue } from './issues.ts';

/** More fields than any form has: a body of nothing but faults is not answered with all of them. */
const mostFields = 50;

/**
 * The first issue of each field that broke a rule, by dotted name, of at most 50 fields: the `fields` of a 422, and the
 * errors of a form.
 */
export function issuesOf(issues: readonly BaseIssue<unknown>[]): Record<string, Issue> {
  const fields = new Map<string, Issue>();
  for (const found of issues) {
    if (fields.size === mostFields) break;
    const path = getDotPath(found) ?? '';
    // A message that valibot gave by itself names no issue of ours.
    if (!fields.has(path)) fields.set(path, (decoded(found.message) as Issue | undefined) ?? { code: 'invalidValue' });
  }
  return Object.fromEntries(fields);
}
