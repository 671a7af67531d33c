import {
  array,
  boolean,
  fallback,
  nonEmpty,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { GenericSchema, InferInput, InferOutput, NullishSchema, OptionalSchema } from 'valibot';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';

// How answers are read: providers differ in what they leave out and how they spell it, screens must not.
// A value that makes no sense reads as absent, so that it never makes the rest unreadable.

/** An id: a number becomes a string. The one field without which an entity is unreadable. */
export const id = /*#__PURE__*/ union([pipe(string(), nonEmpty()), pipe(number(), transform(String))]);

/** A part that may be absent: null, and whatever does not satisfy `schema`, read as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function part<const Schema extends GenericSchema>(schema: Schema) {
  const whole: GenericSchema = schema;
  return fallback(
    optional(
      pipe(
        nullable(whole),
        transform((value) => value ?? undefined),
      ),
    ),
    undefined,
  ) as OptionalSchema<GenericSchema<InferInput<Schema> | null, InferOutput<Schema> | undefined>, undefined>;
}

const spelled = /*#__PURE__*/ pipe(union([string(), number()]), transform(readText));

/** A text, or undefined when it is absent or blank; a number becomes a string. */
export const text = /*#__PURE__*/ part(spelled);

/** One of the known words, or a provider's own: a status that nobody foresaw is shown as it came. */
/* @__NO_SIDE_EFFECTS__ */
export function word<const Words extends readonly string[]>(words: Words) {
  return part(union([picklist(words), spelled]));
}

/** A finite number, or undefined; a numeric string becomes a number. */
export const amount = /*#__PURE__*/ part(pipe(union([number(), string()]), transform(readNumber)));

/** An ISO date or time that `Date` understands, or undefined. */
export const timestamp = /*#__PURE__*/ part(pipe(string(), transform(readTime)));

/** A yes or no that reads as no when it is absent. */
export const flag = /*#__PURE__*/ fallback(nullish(boolean(), false), false);

/** A phone as 12 digits, or as it came when it is not an Uzbek one. */
export const phoneText = /*#__PURE__*/ part(pipe(union([string(), number()]), transform(readPhoneText)));

/** A phone to show: a text, or an object with `formatted` or with country, city and number. */
export const phoneLine = /*#__PURE__*/ part(
  pipe(
    union([string(), number(), object({ formatted: text, country: text, city: text, number: text })]),
    transform(readPhoneLine),
  ),
);

/** Lines of text without blank ones: a list, or one text with a line for each; absent reads as none. */
export const lines = /*#__PURE__*/ fallback(
  nullish(pipe(union([array(nullable(union([string(), number()]))), string()]), transform(readLines)), none),
  none,
);

/** A thing known by its name alone: `{name}`, or the name itself. */
export const named = /*#__PURE__*/ part(pipe(union([object({ name: text }), string()]), transform(readNamed)));

/** The answer of a command that says nothing more than that it is done. */
export const done = /*#__PURE__*/ pipe(
  unknown(),
  transform(() => undefined),
);

/** A bare array whose unreadable entries are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<const Item extends GenericSchema>(item: Item) {
  const entry: GenericSchema = item;
  return pipe(
    array(fallback(optional(entry), undefined)),
    transform((values) => values.filter((value) => value !== undefined)),
  ) as GenericSchema<InferInput<Item>[], InferOutput<Item>[]>;
}

/** A list inside an entity: the same, and none when it is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const Item extends GenericSchema>(item: Item) {
  const values: GenericSchema = entries(item);
  return fallback(nullish(values, none), none) as NullishSchema<
    GenericSchema<InferInput<Item>[], InferOutput<Item>[]>,
    () => never[]
  >;
}

/** A list answer `{items: […]}`. */
/* @__NO_SIDE_EFFECTS__ */
export function items<const Item extends GenericSchema>(item: Item) {
  return object({ items: list(item) });
}

/** What a save answers: the entity as it is now, or undefined when the provider only says that it is done. */
/* @__NO_SIDE_EFFECTS__ */
export function saved<const Schema extends GenericSchema>(schema: Schema) {
  const answer: GenericSchema = schema;
  return fallback(optional(answer), undefined) as GenericSchema<
    InferInput<Schema> | null | undefined,
    InferOutput<Schema> | undefined
  >;
}

function none(): never[] {
  return [];
}

function readText(value: string | number): string | undefined {
  return String(value).trim() === '' ? undefined : String(value);
}

function readNumber(value: string | number): number | undefined {
  if (String(value).trim() === '') return undefined;
  return Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function readTime(value: string): string | undefined {
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}

function readPhoneText(value: string | number): string | undefined {
  const spelled = readText(value);
  if (spelled === undefined) return undefined;
  const digits = normalizePhone(spelled);
  return isPhone(digits) ? digits : spelled;
}

interface PhoneParts {
  formatted?: string;
  country?: string;
  city?: string;
  number?: string;
}

function readPhoneLine(value: string | number | PhoneParts): string | undefined {
  if (typeof value !== 'object') return readText(value);
  if (value.formatted) return value.formatted;
  const parts = [value.country, value.city, value.number].filter((part) => part !== undefined);
  const digits = parts.join('').replace(/\D/g, '');
  if (isPhone(digits)) return formatPhone(digits);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function readLines(value: string | (string | number | null)[]): string[] {
  const parts = typeof value === 'string' ? value.split('\n') : value;
  return parts.map((part) => String(part ?? '').trim()).filter((part) => part !== '');
}

function readNamed(value: string | { name?: string }): { name?: string } | undefined {
  const name = typeof value === 'string' ? readText(value) : value.name;
  return name === undefined ? undefined : { name };
}
