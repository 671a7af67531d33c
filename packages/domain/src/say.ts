/**
 * A sentence with `{name}` for each value that it needs. One that needs values brings another for where they are not
 * known, so that nobody reads a hole.
 */
export type Sentence = string | readonly [full: string, plain: string];

/** The words of a sentence, with its values filled in. */
export function say(sentence: Sentence, values: Readonly<Record<string, string | number>> = {}): string {
  if (typeof sentence === 'string') return sentence;
  const [full, plain] = sentence;
  const isWhole = [...full.matchAll(placeholder)].every(([, name = '']) => Object.hasOwn(values, name));
  return isWhole ? full.replace(placeholder, (_, name: string) => String(values[name])) : plain;
}

/** Values as they are read in a language: a country comes as its ISO 3166 code and is read by its name. */
export function spoken<Values extends Readonly<Record<string, string | number>>>(
  values: Values | undefined,
  language: string,
): Values | undefined {
  if (values?.country === undefined) return values;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return { ...values, country: names.of(String(values.country)) ?? values.country };
}

const placeholder = /\{(\w+)\}/g;
