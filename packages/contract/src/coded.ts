// A code with its values in one text: what a schema can carry as its message, and a table in one column.

/** Values by name, for the words of a code. */
export type CodedValues = Readonly<Record<string, string | number>>;

/** A code alone, or with its values: `tooLong {"max":200}`. */
/* @__NO_SIDE_EFFECTS__ */
export function encoded(code: string, values?: CodedValues): string {
  return values === undefined ? code : `${code} ${JSON.stringify(values)}`;
}
