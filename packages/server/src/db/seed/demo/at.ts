/** An entry of a list that must be there. @throws Error when the demo does not fit together */
export function at<T>(list: readonly (T | undefined)[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`The demo has no entry ${index}`);
  return item;
}
