import { encodedReason } from '@kasb/contract';
import type { ReasonCode } from '@kasb/contract';
import type { Verdict } from './compareTitles.ts';

const shortened = (title: string) => (title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title);

type Change = 'professionDiffers' | 'professionChanged' | 'specialisationChanged' | 'levelChanged';

const change = (code: Change) => (before: string, after: string) =>
  encodedReason(code, { before: shortened(before), after: shortened(after) });

/** The reason of each verdict, from the two titles. */
export const reasons: Record<Verdict, (before: string, after: string) => string> = {
  same: () => encodedReason('positionSame'),
  kept: () => encodedReason('positionKept'),
  clarified: () => encodedReason('positionClarified'),
  combined: () => encodedReason('positionCombined'),
  untranslated: () => encodedReason('positionUntranslated'),
  close: () => encodedReason('positionClose'),
  far: change('professionDiffers'),
  role: change('professionChanged'),
  specialisation: change('specialisationChanged'),
  level: change('levelChanged'),
};

/** What deserves a second look although the title passes, by verdict. */
export const titleWarnings: Partial<Record<Verdict, ReasonCode>> = {
  clarified: 'titleClarified',
  combined: 'titleCombined',
  untranslated: 'titleUntranslated',
};

export const bodyWarnings = {
  description: 'descriptionRewritten',
  requirements: 'requirementsChanged',
} as const satisfies Record<string, ReasonCode>;
