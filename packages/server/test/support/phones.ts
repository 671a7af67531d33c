let last = 0;

/** A phone that no other test of this file has. */
export function phoneNumber(): string {
  last += 1;
  return `99890${String(1_000_000 + last)}`;
}
