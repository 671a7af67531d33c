import type { JobData } from '@kasb/contract';

const named = ['title', 'description', 'salary', 'currency', 'workFormat', 'employmentType', 'location'] as const;

/** What the last answer has changed in the vacancy: names of fields, and lines of the lists as they stand. */
export function freshIn(before: JobData | undefined, now: JobData | undefined): ReadonlySet<string> {
  if (!now) return new Set();
  const fields = named.filter((name) => now[name] !== undefined && now[name] !== before?.[name]);
  const old = new Set([...(before?.requirements ?? []), ...(before?.benefits ?? [])]);
  return new Set([...fields, ...[...now.requirements, ...now.benefits].filter((line) => !old.has(line))]);
}
