/** A moment as the wire has it, of one as the database spells it. */
export function isoTime(text: string): string {
  return new Date(text).toISOString();
}
