import { companyBody, issuesOf } from '@kasb/contract';
import type { CompanyBody, Issue } from '@kasb/contract';
import { safeParse } from 'valibot';
import { companyFields } from './companyValues.ts';
import type { CompanyField, CompanyValues } from './companyValues.ts';

const [legal, individual] = companyBody.options;
const schemas = { ...legal.entries, ...individual.entries };
/** Numbers that are copied in groups, as `2020 8000 9051 4477 2001`. */
export const grouped = ['stir', 'oked', 'mfo', 'bankAccount', 'pinfl', 'passportSeries', 'passportNumber'] as const;

/** What is wrong with one value; the screen has the words. */
export type FieldProblem = { kind: 'required' } | { kind: 'format' } | { kind: 'tooLong'; limit: number };

/** A body that may be sent, or what the contract finds wrong, by field. */
export type BodyResult = { ok: true; body: CompanyBody } | { ok: false; errors: Record<string, Issue> };

/** The body of a save: fields of the chosen kind; empty ones absent, an empty description null. */
export function bodyOf(values: CompanyValues): BodyResult {
  const { entries } = values.companyType === 'legal' ? legal : individual;
  const filled = companyFields.flatMap((field) => {
    const value = spelled(field, values[field]);
    return field in entries && value !== undefined ? [[field, value] as const] : [];
  });
  const body = { companyType: values.companyType, description: null, ...Object.fromEntries(filled) };
  const result = safeParse(companyBody, body);
  // The parsed body has a key for every optional field, the sent one only for those that are filled.
  return result.success ? { ok: true, body: body as CompanyBody } : { ok: false, errors: issuesOf(result.issues) };
}

/** Checks one value while it is typed, by the contract's schema of its field. An empty one is the browser's to miss. */
export function problemOf(field: CompanyField, value: string): FieldProblem | undefined {
  if (value === '') return undefined;
  const result = safeParse(schemas[field], spelled(field, value) ?? (field === 'cityId' ? undefined : ''));
  if (result.success) return undefined;
  const [issue] = result.issues;
  if (issue.type === 'max_length') return { kind: 'tooLong', limit: Number(issue.requirement) };
  return issue.type === 'non_empty' ? { kind: 'required' } : { kind: 'format' };
}

/** Whether a save starts the reading of the website: there is one, and no description. */
export function startsParsing({ website, description }: CompanyBody): boolean {
  return Boolean(website) && !description;
}

function spelled(field: CompanyField, value: string): string | number | undefined {
  const text = (grouped as readonly CompanyField[]).includes(field) ? value.replace(/\s/g, '') : value.trim();
  if (text === '') return undefined;
  if (field === 'cityId') return Number.parseInt(text, 10);
  if (field === 'passportIssuedDate') return text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, isoDay);
  return text;
}

function isoDay(_: string, day: string, month: string, year: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
