/** Whether two words differ by one letter at most: another, missing, added, or two neighbours swapped. */
export function isOneTypo(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  const shorter = Math.min(left.length, right.length);
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [leftMiddle, rightMiddle] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  if (leftMiddle.length <= 1 && rightMiddle.length <= 1) return true;
  return leftMiddle.length === 2 && leftMiddle === [...rightMiddle].reverse().join('');
}
