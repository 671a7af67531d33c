/**
 * What stands in a page that was read now, and not in the list: with more behind the list, what stands after all that
 * is listed may have been there before.
 */
export function unlistedOf(
  asked: readonly (string | undefined)[],
  listed: ReadonlySet<string | undefined>,
  hasMore: boolean,
): string[] {
  const last = hasMore ? asked.findLastIndex((key) => listed.has(key)) : asked.length;
  return asked.slice(0, last).flatMap((key) => (key === undefined || listed.has(key) ? [] : [key]));
}
