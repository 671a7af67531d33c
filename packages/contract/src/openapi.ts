import type { Endpoint } from './endpoint.ts';
import { namedSchemas, toWireSchema } from './jsonSchema.ts';
import { errorSchema, json, namedResponses, refusals } from './openapiProblems.ts';
import type { ProblemCode } from './problems.ts';
import { problemsOf } from './problemsOf.ts';
import { table } from './table.ts';

/** An OpenAPI 3.1 document, as far as this package fills it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, object>>;
}

/** One call in an {@link OpenApiDocument}. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
  'x-kasb-access': string;
  'x-kasb-module'?: string;
  /** Which operators may. */
  'x-roles'?: readonly string[];
  /** An operator's second step must be fresh. */
  'x-step-up'?: boolean;
  /** Codes of all problems that the call may answer. */
  'x-kasb-problems': ProblemCode[];
  'x-kasb-extension'?: boolean;
}

/** The contract as an OpenAPI 3.1 document; extensions carry `x-kasb-extension`. */
export function openapi(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of table) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kasb',
      version: '1.0.0',
      description: 'Recruitment platform for employers and job seekers: the calls that a provider answers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin that serves the pages.' }],
    paths,
    components: {
      schemas: { ...namedSchemas(), Error: errorSchema },
      responses: namedResponses(),
      securitySchemes,
    },
  };
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/phone/verify.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-kasb_session',
    description:
      'The same token, on localhost as `kasb_session`; writes need a same-origin Origin or Sec-Fetch-Site. A readable cookie `kasb_hint` beside it tells pages that there is a session.',
  },
  operator: { type: 'http', scheme: 'bearer', description: "A token of the provider's operators." },
  operatorCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-kasb_operator',
    description: 'The session of an operator, on localhost as `kasb_operator`: apart from that of a person.',
  },
};

function operation(endpoint: Endpoint): OpenApiOperation {
  const { name, summary, path, access, roles, stepUp, module, params, query, body, isExtension } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [path.replace(/^\/(api\/)?(employer\/)?/, '').split('/')[0] ?? ''],
    security: security(access),
    parameters: [...parameters('path', params), ...parameters('query', query), ...(headersOf[name] ?? [])],
    ...(body && { requestBody: { required: body.type !== 'optional', content: content(toWireSchema(body)) } }),
    responses: responses(endpoint),
    'x-kasb-access': access,
    ...(module !== undefined && { 'x-kasb-module': module }),
    ...(roles && { 'x-roles': roles }),
    ...(stepUp && { 'x-step-up': true }),
    'x-kasb-problems': problemsOf(endpoint),
    ...(isExtension && { 'x-kasb-extension': true }),
  };
}

function security(access: Endpoint['access']): Record<string, string[]>[] {
  if (access === 'public') return [];
  return access === 'operator' ? [{ operator: [] }, { operatorCookie: [] }] : [{ bearer: [] }, { cookie: [] }];
}

function parameters(place: 'path' | 'query', schema: Endpoint['query']): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toWireSchema(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: type,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the caller for one creation: sent again, it creates nothing more and answers with the first.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  'x-kasb-extension': true,
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'ETag of the version that the save was made from; 409 when it is no longer the present one. Absent or *: over any.',
  schema: { type: 'string' },
  'x-kasb-extension': true,
};

const headersOf: Record<string, object[]> = {
  createCompany: [idempotencyKey],
  createVacancy: [idempotencyKey],
  createOrder: [idempotencyKey],
  updateVacancy: [ifMatch],
  moderateVacancy: [ifMatch],
};

function responses(endpoint: Endpoint): Record<string, object> {
  const { status, answer } = endpoint;
  return {
    [status]: { description: 'Done.', ...answerHeaders(endpoint), content: json(toWireSchema(answer)) },
    ...refusals(endpoint),
    default: { $ref: '#/components/responses/Error' },
  };
}

function answerHeaders({ path, method, query }: Endpoint): { headers?: object } {
  const text = { schema: { type: 'string' } };
  if (query && 'cursor' in (toWireSchema(query).properties ?? {})) {
    return { headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: text } };
  }
  const isVersioned = path === '/api/employer/vacancies/{id}' && method !== 'DELETE';
  return isVersioned ? { headers: { ETag: text } } : {};
}

function content(schema: object): object {
  return 'format' in schema && schema.format === 'binary' ? { 'application/octet-stream': { schema } } : json(schema);
}
