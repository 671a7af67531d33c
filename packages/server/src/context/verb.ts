import type { BodyOf, Endpoint, ParamsOf, QueryOf, WireAnswerOf } from '@kasb/contract';
import type { AnyInput } from '../http/input.ts';
import type { Context } from './context.ts';

/** What a call brings, parsed by its schemas. */
export interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** An endpoint with what answers it. */
export interface Verb {
  endpoint: Endpoint;
  handle: (context: Context, input: AnyInput) => Promise<unknown>;
}

/** Binds a handler to its endpoint, which gives both the types of what comes and goes. */
export function verb<E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, input: Input<E>) => Promise<WireAnswerOf<E>>,
): Verb {
  return { endpoint, handle: (context, input) => handle(context, input as Input<E>) };
}
