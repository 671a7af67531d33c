import { getDotPath } from 'valibot';
import type { BaseIssue } from 'valibot';

/** The first text for each field that broke a rule, by dotted name: the `fields` of a 422, and the errors of a form. */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[getDotPath(issue) ?? ''] ??= issue.message;
  return fields;
}
