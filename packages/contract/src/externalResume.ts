import { array, fallback, nullish, object, pipe, string, transform, trim, union } from 'valibot';
import type { InferOutput } from 'valibot';
import { amount, flag, lines, list, named, part, phoneLine, text } from './lenient.ts';

/** An address of a web page; `javascript:`, `data:` and whatever else is none reads as absent. */
const webLink = /*#__PURE__*/ part(
  pipe(
    string(),
    trim(),
    transform((value) => (isWeb(value) ? value : undefined)),
  ),
);
/** The same of a picture, which may be one of the provider's own, `/photo.jpg`. */
const picture = /*#__PURE__*/ part(
  pipe(
    string(),
    trim(),
    transform((value) => (isWeb(value, 'https://provider') ? value : undefined)),
  ),
);

const job = /*#__PURE__*/ object({ position: text, company: text, start: text, end: text, description: text });
const school = /*#__PURE__*/ object({ name: text, organization: text, result: text, year: text });
const schools = /*#__PURE__*/ object({ primary: list(school), additional: list(school) });
const language = /*#__PURE__*/ object({ name: text, level: named });
const contact = /*#__PURE__*/ object({ type: named, value: phoneLine, preferred: flag });

/** Names that come as a list or as one, each `{name}` or the name itself. */
const names = /*#__PURE__*/ fallback(
  nullish(pipe(union([array(named), named]), transform(readNames)), () => []),
  () => [],
);

/** `{type: {name}}`, or `{name}` alone. */
const relocation = /*#__PURE__*/ part(
  pipe(
    object({ type: named, name: text }),
    transform(({ type, name }) => ({ type: type ?? { name } })),
  ),
);

/**
 * A resume from the external job board. `phone` and the values of contacts are texts whatever
 * form they came in; lists are never absent; `start` and `end` are months, `2022-03`, no `end` means until now;
 * links are http or https. `contacts_locked` tells that the contacts can be opened, for a paid view.
 */
export const externalResume = /*#__PURE__*/ object({
  first_name: text,
  last_name: text,
  middle_name: text,
  title: text,
  age: amount,
  gender: named,
  area: named,
  photo: part(object({ medium: picture })),
  salary: part(object({ amount, currency: text })),
  contacts: list(contact),
  email: text,
  phone: phoneLine,
  experience: list(job),
  education: fallback(nullish(schools, {}), { primary: [], additional: [] }),
  skill_set: lines,
  languages: list(language),
  skills: text,
  total_experience: part(object({ months: amount })),
  business_trip_readiness: named,
  travel_time: named,
  employment: names,
  schedule: names,
  relocation,
  alternate_url: webLink,
  contacts_locked: flag,
});
export type ExternalResume = InferOutput<typeof externalResume>;

function readNames(value: ({ name?: string } | undefined)[] | { name?: string } | undefined): { name: string }[] {
  return [value].flat().flatMap((entry) => (entry?.name === undefined ? [] : [{ name: entry.name }]));
}

function isWeb(value: string, base?: string): boolean {
  const protocol = URL.parse(value, base)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
