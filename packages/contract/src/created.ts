import { fallback, nullish, object, pipe, transform } from 'valibot';
import { part, text } from './lenient.ts';
import { vacancy } from './vacancy.ts';

const created = /*#__PURE__*/ part(vacancy);

const places = /*#__PURE__*/ object({
  vacancy: created,
  id: text,
  data: part(object({ vacancy: created, id: text })),
  error: text,
});

/**
 * The answer of a call that creates a vacancy. `id` is found in four places (docs/domain.md#created-id), and is
 * undefined when it is in none; `error` is a refusal that came with a successful status.
 */
export const createdVacancy = /*#__PURE__*/ pipe(
  fallback(nullish(places, {}), {}),
  transform(({ vacancy: top, id, data, error }) => {
    const found = top ?? data?.vacancy;
    return { id: top?.id ?? id ?? data?.vacancy?.id ?? data?.id, vacancy: found, error };
  }),
);
