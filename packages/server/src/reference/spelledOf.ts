import { searchSpelling } from '@kasb/contract';

/** A kind of employment as searches spell it; null where there is none. */
export const spelledOf = (employmentType: string | null): string | null =>
  employmentType !== null && Object.hasOwn(searchSpelling, employmentType)
    ? searchSpelling[employmentType as keyof typeof searchSpelling]
    : null;
