import { randomUUID } from 'node:crypto';

/** What a route answers. */
export interface Answer {
  status: number;
  body?: object | string;
  headers?: Record<string, string>;
}

/** A refusal, thrown by routes. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(String(answer.status));
    this.answer = answer;
  }
}

/** A refusal of the API: `errors` with a type and a value. */
export function refuse(status: number, type: string, value?: string, more: object = {}): Refusal {
  return new Refusal({
    status,
    body: { request_id: randomUUID(), errors: [{ type, ...(value === undefined ? {} : { value }), ...more }] },
  });
}

/** A refusal of the token call. */
export function refuseToken(error: string, description: string): Refusal {
  return new Refusal({ status: 400, body: { error, error_description: description } });
}

/** A moment as the API spells it, in Moscow's time. */
export function spell(date: Date): string {
  return `${new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)}+0300`;
}

/** A page of a list. @throws Refusal for a page size above the allowed */
export function page<Item>(items: Item[], query: URLSearchParams, show: (item: Item) => object): object {
  const perPage = Number(query.get('per_page') ?? 20);
  const number = Number(query.get('page') ?? 0);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 50) throw refuse(400, 'bad_argument', 'per_page');
  if (!Number.isInteger(number) || number < 0) throw refuse(400, 'bad_argument', 'page');
  return {
    found: items.length,
    pages: Math.ceil(items.length / perPage),
    page: number,
    per_page: perPage,
    items: items.slice(number * perPage, (number + 1) * perPage).map(show),
  };
}
