import { getDotPath } from 'valibot';
import type { BaseIssue } from 'valibot';
import { decoded } from './decoded.ts';
import type { Issue } from './issues.ts';

/** The first issue of each field that broke a rule, by dotted name: the `fields` of a 422, and the errors of a form. */
export function issuesOf(issues: readonly BaseIssue<unknown>[]): Record<string, Issue> {
  const fields: Record<string, Issue> = {};
  // A message that valibot gave by itself names no issue of ours.
  for (const found of issues)
    fields[getDotPath(found) ?? ''] ??= (decoded(found.message) as Issue | undefined) ?? { code: 'invalidValue' };
  return fields;
}
