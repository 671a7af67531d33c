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

const placeholder = /\{(\w+)\}/g;
