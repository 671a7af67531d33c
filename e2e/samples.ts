import { openapi } from '@kasb/contract/openapi';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema> };
}

// As it is written into openapi.json.
const document = JSON.parse(JSON.stringify(openapi())) as Document;

/** Nothing has ended yet, nor is about to: of what has, pages offer little. */
const isOver = (name: string) => /^(withdrawn|deleted?|ended)_?at$/i.test(name);

/** Words of no language in particular; a name says what else a provider would send there. */
function textOf(name: string): string {
  if (/(_at|At|date|Date|expires|deadline)$/.test(name)) return '2026-11-20T09:00:00+05:00';
  if (/phone/i.test(name)) return '998901234567';
  if (/email/i.test(name)) return 'namuna@mail.uz';
  if (/url|website/i.test(name)) return 'https://namuna.uz/';
  return 'namuna';
}

function sampleOf(schema: Schema, name: string): unknown {
  const { $ref, enum: words, type, properties, items } = schema;
  if ($ref) return sampleOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name);
  if (schema.const !== undefined) return schema.const;
  if (words) return words[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sampleOf(either[0] ?? {}, name);
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'array') return items ? [sampleOf(items, name)] : [];
  if (kind === 'object' || properties) {
    const wanted = Object.entries(properties ?? {}).filter(([key]) => !isOver(key));
    return Object.fromEntries(wanted.map(([key, each]) => [key, sampleOf(each, key)]));
  }
  if (kind === 'boolean') return true;
  return kind === 'number' || kind === 'integer' ? 3 : textOf(name);
}

/** An answer of a call that went well, made from what its schema says, in Latin letters. */
export function sampleAnswer(path: string, method: string, status: number): unknown {
  const answer = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  const schema = answer?.content?.['application/json']?.schema;
  return schema ? sampleOf(schema, '') : undefined;
}
