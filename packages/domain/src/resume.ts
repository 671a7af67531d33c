import { resumeParts } from '@kasb/contract';
import type { Resume, ResumePart } from '@kasb/contract';

export { presentMonth } from '@kasb/contract';

/** What a resume says of somebody, however little of it is filled in. */
export type ResumeContent = Partial<
  Omit<Resume, 'id' | 'version' | 'visibility' | 'is_default' | 'share_url' | 'completeness' | 'missing'>
>;

/** What a resume says, however far it is filled in. */
export interface ResumeFacts {
  title?: string | null;
  location?: string | null;
  salary?: number | null;
  hasNoExperience?: boolean;
  experience: readonly unknown[];
  education: readonly unknown[];
  skills: readonly unknown[];
  languages: readonly unknown[];
  schedules: readonly unknown[];
}

/** From so many on, skills say enough. */
const enoughSkills = 3;

const parts: Record<ResumePart, readonly [worth: number, isThere: (facts: ResumeFacts) => boolean]> = {
  title: [20, ({ title }) => !!title],
  location: [10, ({ location }) => !!location],
  experience: [25, ({ experience, hasNoExperience }) => experience.length > 0 || !!hasNoExperience],
  education: [5, ({ education }) => education.length > 0],
  skills: [15, ({ skills }) => skills.length >= enoughSkills],
  languages: [10, ({ languages }) => languages.length > 0],
  salary: [5, ({ salary }) => typeof salary === 'number'],
  schedules: [10, ({ schedules }) => schedules.length > 0],
};

/** What a resume is complete with in percent, and the parts that are missing. */
export function completenessOf(facts: ResumeFacts): { completeness: number; missing: ResumePart[] } {
  const missing = resumeParts.filter((name) => !parts[name][1](facts));
  return { completeness: missing.reduce((left, name) => left - parts[name][0], 100), missing };
}

/** When somebody worked somewhere, in months `YYYY-MM`; without an end they still do. */
export interface WorkedTime {
  start?: string | null;
  end?: string | null;
}

/** How many months somebody has worked: a month in two places counts once, one that is no month not at all. */
export function experienceMonths(jobs: readonly WorkedTime[], present: string): number {
  const last = monthNumber(present) ?? 0;
  const spans = jobs
    .flatMap(({ start, end }) => {
      const from = monthNumber(start);
      const to = end ? monthNumber(end) : last;
      return from && to ? [[from, Math.min(to, last)] as const] : [];
    })
    .toSorted(([left], [right]) => left - right);
  let counted = 0;
  let until = -1;
  for (const [from, to] of spans) {
    counted += Math.max(0, to - Math.max(from, until + 1) + 1);
    until = Math.max(until, to);
  }
  return counted;
}

function monthNumber(month: string | null | undefined): number | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month ?? '') ?? [];
  return year ? Number(year) * 12 + Number(number) - 1 : undefined;
}
