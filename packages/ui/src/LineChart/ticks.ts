/** Round numbers from nothing to the largest, about five of them; the last one is not below it. */
export function ticksOf(largest: number): number[] {
  const top = Number.isFinite(largest) && largest > 0 ? largest : 1;
  const power = 10 ** Math.floor(Math.log10(top / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each * 5 >= top) ?? top);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
