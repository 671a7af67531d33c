/** Half a character, as a cut through an emoji leaves it, is nothing that the database keeps in JSON. */
export function wellFormed<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part)),
  ) as Value;
}
