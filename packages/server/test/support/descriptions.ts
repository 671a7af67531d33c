import { fillNext } from '../../src/description/describeJob.ts';
import type { DescriptionWork } from '../../src/description/describeJob.ts';

/** Reads the websites whose turn it is, as the four workers of a process do. @returns how many there were */
export async function fillDescriptions(work: DescriptionWork): Promise<number> {
  const done = await Promise.all([1, 2, 3, 4].map(() => fillNext(work)));
  return done.filter(Boolean).length;
}
