import {
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { issue } from './issues.ts';
import type { IssueCode } from './issues.ts';

// What bodies and queries are made of. Each rule names the issue that breaking it is; the words are not here.

/** What is missing where nothing is said, by its name or not. */
type Required = IssueCode & (`${string}Required` | 'required');

/** The message of a body's object: for a key that is missing, and for a body that is no object. */
export function missing({ path }: BaseIssue<unknown>): string {
  return issue(path ? 'required' : 'notObject');
}

/** A required text of one line: without invisible signs, 1 to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function line(max: number, required: Required = 'required') {
  return pipe(
    string(required),
    transform(inOneLine),
    string(),
    nonEmpty(required),
    maxLength(max, issue('tooLong', { max })),
  );
}

/** A person's first or last name: any that has a letter. */
/* @__NO_SIDE_EFFECTS__ */
export function personName(required: Required) {
  return pipe(line(100, required), regex(/\p{L}/u, required));
}

/** A required text of several lines, whose white space stays as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function paragraphs(max: number, required: Required = 'required') {
  return pipe(
    string(required),
    transform(visible),
    string(),
    nonEmpty(required),
    maxLength(max, issue('tooLong', { max })),
  );
}

/** The same field left empty: an absent or blank text reads as undefined, any other must satisfy `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const Schema extends GenericSchema<string, string>>(schema: Schema) {
  const filled: GenericSchema<string, InferOutput<Schema>> = schema;
  return optional(pipe(string(issue('notText')), transform(visibleOrUndefined), optional(filled)));
}

/** A text that null or '' empties: without invisible signs, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function emptiable(max: number) {
  return nullish(
    pipe(string(issue('notText')), transform(visible), string(), maxLength(max, issue('tooLong', { max }))),
  );
}

/** A text that matches a pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function format(pattern: RegExp, message: string) {
  return pipe(string(message), trim(), regex(pattern, message));
}

/** A whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number) {
  const message = issue('wholeNumber', { min, max });
  return pipe(number(message), integer(message), minValue(min, message), maxValue(max, message));
}

/** One of the listed values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return picklist(options, issue('oneOf', { options: options.join(', ') }));
}

/** A yes or no. */
export const yesNo = /*#__PURE__*/ boolean(issue('notBoolean'));

/** An id of another entity. */
export const reference = /*#__PURE__*/ line(100);

/** An id or a name in a path. */
export const pathPart = /*#__PURE__*/ pipe(string(), nonEmpty(), maxLength(200));

/**
 * A list of at most `most` entries. Its length is checked first: of a longer one no entry is looked at, so that nobody
 * makes the server word a hundred thousand issues.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Item extends GenericSchema>(item: Item, most: number, message = issue('notList')) {
  const list = array(item, message);
  const length = maxLength<InferOutput<Item>[], number, string>(most, issue('tooMany', { max: most }));
  const run: (typeof list)['~run'] = (dataset, config) => {
    const { value } = dataset;
    if (!Array.isArray(value) || value.length <= most) return list['~run'](dataset, config);
    const { issues } = length['~run']({ typed: true, value }, config);
    return issues ? { typed: false, value, issues } : list['~run'](dataset, config);
  };
  return pipe({ ...list, '~run': run }, length);
}

/** A list of lines, which may be absent: blank ones are dropped, at most `most` of `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function linesOf(most: number, max: number) {
  return optional(
    pipe(
      listOf(
        pipe(string(issue('notText')), transform(inOneLine), string(), maxLength(max, issue('tooLong', { max }))),
        most,
      ),
      transform((values) => values.filter((value) => value !== '')),
    ),
  );
}

/** A list of lines as vacancies and plans have them. */
export const bodyLines = /*#__PURE__*/ linesOf(100, 1000);

const pageSize = /*#__PURE__*/ issue('wholeNumber', { min: 1, max: 100 });

/** How many entries a list answers: 1 to 100, the default is the provider's. */
export const limit = /*#__PURE__*/ optional(
  pipe(
    union([number(), pipe(string(), regex(/^\d{1,6}$/), transform(Number))], pageSize),
    number(),
    integer(pageSize),
    minValue(1, pageSize),
    maxValue(100, pageSize),
  ),
);

/** Where a list goes on: the `cursor` of the `Link` header of the page before. */
export const cursor = /*#__PURE__*/ maybe(line(500));

// Zero-width and direction signs, tags, control signs but white space, and letters that are drawn as nothing: names are
// forged with them.
const invisible = /(?![\t-\r])[\p{Cc}\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** A text without invisible signs, and without white space around it. */
export function visible(text: string): string {
  return text.replace(invisible, '').trim();
}

function visibleOrUndefined(text: string): string | undefined {
  return visible(text) || undefined;
}

function inOneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ');
}
