import {
  array,
  boolean,
  email,
  integer,
  isoDate,
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
  toUpperCase,
  transform,
  trim,
  union,
  url,
} from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';

// What bodies and queries are made of. The texts are read by people: under a field of a form, or in a 422.

const requiredText = 'Обязательное поле';

/** The message of a body's object: for a key that is missing, and for a body that is no object. */
export function missing(issue: BaseIssue<unknown>): string {
  return issue.path ? requiredText : 'Ожидается объект JSON';
}

/** A required text: trimmed, 1 to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function line(max: number, required = requiredText) {
  return pipe(string(required), trim(), nonEmpty(required), maxLength(max, `Не длиннее ${max} символов`));
}

/** The same field left empty: an absent or blank text reads as undefined, any other must satisfy `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const Schema extends GenericSchema<string, string>>(schema: Schema) {
  const filled: GenericSchema<string, InferOutput<Schema>> = schema;
  return optional(pipe(string('Ожидается текст'), trim(), transform(blankToUndefined), optional(filled)));
}

/** A text that null or '' empties: trimmed, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function emptiable(max: number) {
  return nullish(pipe(string('Ожидается текст'), trim(), maxLength(max, `Не длиннее ${max} символов`)));
}

/** A text that matches a pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function format(pattern: RegExp, message: string) {
  return pipe(string(message), trim(), regex(pattern, message));
}

/** An address of a web page: http or https only. */
export const webAddress = /*#__PURE__*/ pipe(
  string('Введите адрес сайта'),
  trim(),
  maxLength(2000, 'Не длиннее 2000 символов'),
  url('Введите адрес полностью, например https://example.uz'),
  regex(/^https?:\/\//i, 'Адрес должен начинаться с http:// или https://'),
);

/** An e-mail address. */
export const emailAddress = /*#__PURE__*/ pipe(
  string('Введите электронную почту'),
  trim(),
  nonEmpty('Введите электронную почту'),
  maxLength(254, 'Не длиннее 254 символов'),
  email('Введите корректную электронную почту'),
);

/** A day, `2026-01-31`. */
export const day = /*#__PURE__*/ pipe(string('Введите дату'), trim(), isoDate('Введите дату в виде ГГГГ-ММ-ДД'));

/** A taxpayer's number of a legal entity. */
export const stir = /*#__PURE__*/ format(/^\d{9}$/, '9 цифр');
/** A code of economic activity. */
export const oked = /*#__PURE__*/ format(/^\d{5}$/, '5 цифр');
/** A bank's code. */
export const mfo = /*#__PURE__*/ format(/^\d{5}$/, '5 цифр');
/** A settlement account. */
export const bankAccount = /*#__PURE__*/ format(/^\d{20}$/, '20 цифр');
/** A person's number. */
export const pinfl = /*#__PURE__*/ format(/^\d{14}$/, '14 цифр');
/** The two Latin letters of a passport, upper-cased. */
export const passportSeries = /*#__PURE__*/ pipe(
  string('2 латинские буквы'),
  trim(),
  toUpperCase(),
  regex(/^[A-Z]{2}$/, '2 латинские буквы'),
);
/** The digits of a passport. */
export const passportNumber = /*#__PURE__*/ format(/^\d{7}$/, '7 цифр');

/** A whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number) {
  const message = `Целое число от ${min} до ${max}`;
  return pipe(number(message), integer(message), minValue(min, message), maxValue(max, message));
}

/** One of the listed values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return picklist(options, `Допустимые значения: ${options.join(', ')}`);
}

/** A yes or no. */
export const yesNo = /*#__PURE__*/ boolean('Ожидается true или false');

/** An id of another entity. */
export const reference = /*#__PURE__*/ line(100);

/** An id or a name in a path. */
export const pathPart = /*#__PURE__*/ pipe(string(), nonEmpty(), maxLength(200));

/** A list of lines: blank ones are dropped, at most 100 of 1000 characters. */
export const bodyLines = /*#__PURE__*/ optional(
  pipe(
    array(
      pipe(string('Ожидается текст'), trim(), maxLength(1000, 'Не длиннее 1000 символов')),
      'Ожидается список строк',
    ),
    maxLength(100, 'Не больше 100 строк'),
    transform((values) => values.filter((value) => value !== '')),
  ),
);

/** How many entries a list answers: 1 to 100, the default is the provider's. */
export const limit = /*#__PURE__*/ optional(
  pipe(
    union([number(), pipe(string(), regex(/^\d{1,6}$/), transform(Number))], 'Целое число от 1 до 100'),
    number(),
    integer('Целое число от 1 до 100'),
    minValue(1, 'Целое число от 1 до 100'),
    maxValue(100, 'Целое число от 1 до 100'),
  ),
);

/** Where a list goes on: the `cursor` of the `Link` header of the page before. */
export const cursor = /*#__PURE__*/ maybe(line(500));

function blankToUndefined(value: string): string | undefined {
  return value === '' ? undefined : value;
}
