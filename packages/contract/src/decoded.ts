import type { CodedValues } from './coded.ts';

/** The code and the values that `encoded` wrote; undefined for any other text. */
export function decoded(text: string): { code: string; values?: CodedValues } | undefined {
  const [, code, values] = /^(\w+)(?: (\{.*\}))?$/s.exec(text) ?? [];
  if (code === undefined) return undefined;
  if (values === undefined) return { code };
  try {
    return { code, values: JSON.parse(values) as CodedValues };
  } catch {
    return undefined;
  }
}
