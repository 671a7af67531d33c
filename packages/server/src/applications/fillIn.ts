import { templateVariables } from '@kasb/contract';
import type { TemplateVariable } from '@kasb/contract';
import { Problem } from '../http/problem.ts';
import type { FieldProblem } from '../http/problem.ts';

/** What variables stand for; one without a value cannot be filled in. */
export type Values = Partial<Record<TemplateVariable, string>>;

const variable = /\{\{([^{}]{0,60})\}\}/g;

const isKnown = (name: string): name is TemplateVariable => (templateVariables as readonly string[]).includes(name);

/** The variables that a text names. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => name.trim());
}

/** @throws Problem invalid with the fields whose texts name a variable that there is not */
export function checkVariables(texts: Record<string, string | null | undefined>): void {
  refuse(texts, 'unknownVariable', (name) => !isKnown(name));
}

/**
 * A text with its variables filled in.
 * @throws Problem invalid for one that is unknown, and for one that has no value, under `field`
 */
export function fillIn(text: string, values: Values, field = 'text'): string {
  checkVariables({ [field]: text });
  refuse({ [field]: text }, 'variableMissing', (name) => isKnown(name) && !values[name]);
  return text.replace(variable, (_, name: string) => values[name.trim() as TemplateVariable] ?? '');
}

function refuse(
  texts: Record<string, string | null | undefined>,
  code: 'unknownVariable' | 'variableMissing',
  isWrong: (name: string) => boolean,
): void {
  const fields = Object.entries(texts).flatMap(([field, text]): [string, FieldProblem][] => {
    const name = variablesOf(text ?? '').find(isWrong);
    return name === undefined ? [] : [[field, { code, values: { name } }]];
  });
  if (fields.length > 0) throw new Problem('invalid', { fields: Object.fromEntries(fields) });
}
