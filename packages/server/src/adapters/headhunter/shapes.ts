import { array, boolean, fallback, nullish, number, object, optional, pipe, string, transform, union } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

// HeadHunter's answers as far as they are used. What makes no sense reads as absent, so that one bad field loses
// nothing else.

const id = pipe(union([string(), number()]), transform(String));
const word = fallback(optional(string()), undefined);
const count = fallback(nullish(number()), undefined);
const named = fallback(nullish(object({ id: word })), undefined);

/** A list whose unreadable entries are left out. */
function listOf<Entry extends GenericSchema>(entry: Entry) {
  const one: GenericSchema = entry;
  return fallback(
    pipe(
      array(fallback(optional(one), undefined)),
      transform((values) => values.filter((value): value is InferOutput<Entry> => value !== undefined)),
    ),
    [],
  );
}

export const tokens = object({
  access_token: string(),
  refresh_token: string(),
  expires_in: fallback(number(), 14 * 24 * 60 * 60),
});

export const me = object({
  is_employer: fallback(boolean(), false),
  employer: fallback(nullish(object({ id, name: word })), undefined),
  manager: fallback(nullish(object({ id })), undefined),
});

export const manager = object({ id, full_name: word, first_name: word, last_name: word, email: word });

export const vacancyPage = object({
  pages: fallback(number(), 1),
  items: listOf(object({ id, counters: fallback(optional(object({ views: count, responses: count })), undefined) })),
});

const collection = object({
  id: string(),
  url: string(),
  counters: fallback(object({ total: fallback(number(), 0), with_updates: fallback(number(), 0) }), {
    total: 0,
    with_updates: 0,
  }),
});
export const collections = object({ collections: listOf(collection) });

const response = object({
  id,
  created_at: word,
  updated_at: word,
  employer_state: named,
  resume: fallback(nullish(object({ id: word, first_name: word, last_name: word })), undefined),
});
export type HeadHunterResponse = InferOutput<typeof response>;
export const responsePage = object({ pages: fallback(number(), 1), items: listOf(response) });

const action = object({
  id: string(),
  enabled: fallback(boolean(), true),
  method: fallback(string(), 'PUT'),
  url: string(),
  resulting_employer_state: named,
  arguments: listOf(object({ id: string(), required: fallback(boolean(), false) })),
});
export type HeadHunterAction = InferOutput<typeof action>;
export const negotiation = object({ employer_state: named, actions: listOf(action) });

export const roles = object({ categories: listOf(object({ roles: listOf(object({ id, name: string() })) })) });
export const created = object({ id });
