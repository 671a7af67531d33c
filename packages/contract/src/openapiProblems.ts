import type { Endpoint } from './endpoint.ts';
import { issueValues } from './issues.ts';
import { problemCodes, problemStatuses } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import { problemsOf } from './problemsOf.ts';
import { table } from './table.ts';

const fieldErrorSchema = {
  type: 'object',
  properties: {
    code: {
      type: 'string',
      description: `What is wrong: ${Object.keys(issueValues).join(', ')}, or the code of a problem.`,
    },
    values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    text: { type: 'string', description: 'Text for a person.' },
  },
};

/** What every refusal says, as the component `Error`. */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'Text for a person, in the language of Accept-Language.' },
    code: { type: 'string', description: `What went wrong: ${problemCodes.join(', ')}, or a word of the provider.` },
    fields: {
      type: 'object',
      additionalProperties: { anyOf: [fieldErrorSchema, { type: 'string', description: 'The text alone.' }] },
      description: 'What is wrong by field name (422).',
    },
    retryAfter: { type: 'number', description: 'Seconds to wait before another try, as Retry-After says too.' },
    requestId: { type: 'string', description: 'By which the provider finds the call in its log (500).' },
    validationFailed: { type: 'boolean', description: 'The edit guard refused the save (422).' },
    similarityScore: { type: 'number', minimum: 0, maximum: 100 },
    reason: {
      description: 'Why, in words of the edit guard; or why HeadHunter refused, by a code.',
      anyOf: [{ type: 'string' }, { type: 'object', properties: { code: { type: 'string' } } }],
    },
    warnings: { type: 'array', items: { type: 'string' } },
    similar: {
      type: 'array',
      items: { $ref: '#/components/schemas/Vacancy' },
      maxItems: 6,
      description: 'Public vacancies like the one that is closed (410), as cards show them.',
    },
  },
};

/** A body of JSON. */
export function json(schema: object): object {
  return { 'application/json': { schema } };
}

/** What a call may refuse with, by status. */
export function refusals(endpoint: Endpoint): Record<string, object> {
  return Object.fromEntries(
    refusalsOf(endpoint).map(([status, codes]) => [status, { $ref: `#/components/responses/${nameOf(codes)}` }]),
  );
}

function refusalsOf(endpoint: Endpoint): [status: number, codes: ProblemCode[]][] {
  return [...Map.groupBy(problemsOf(endpoint), (code) => problemStatuses[code])];
}

/** Calls with the same problems of a status share one response, which is named by them. */
const nameOf = (codes: readonly ProblemCode[]) => codes.join('_');

/** The refusals of all calls, each told once. */
export function namedResponses(): Record<string, object> {
  const told = table.flatMap(refusalsOf).map(([, codes]) => {
    const itsCodes = { properties: { code: { enum: codes } } };
    const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, itsCodes] };
    return [nameOf(codes), { description: codes.join(', '), content: json(schema) }];
  });
  return {
    Error: { description: 'What went wrong.', content: json({ $ref: '#/components/schemas/Error' }) },
    ...Object.fromEntries(told),
  };
}
