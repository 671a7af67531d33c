import { compareTitles, type TitleComparison, type Verdict } from './compareTitles.ts';
import type { EditCheck, EditCheckInput, GuardedVacancy } from './editGuard.ts';
import { bodyWarnings, reasons, titleWarnings } from './messages.ts';
import { differInAlphabet, overlap } from './similarity.ts';

// From the best to the worst score that each verdict can get; `closeness` of the titles and the texts moves between
// them.
const scores: Record<Verdict, { best: number; worst: number }> = {
  same: { best: 100, worst: 85 },
  kept: { best: 98, worst: 80 },
  clarified: { best: 95, worst: 80 },
  combined: { best: 90, worst: 80 },
  untranslated: { best: 85, worst: 80 },
  close: { best: 95, worst: 50 },
  far: { best: 39, worst: 0 },
  role: { best: 39, worst: 0 },
  specialisation: { best: 39, worst: 0 },
  level: { best: 39, worst: 0 },
};

const forbidden: ReadonlySet<Verdict> = new Set(['far', 'role', 'specialisation', 'level']);

// Below this share of common words a text counts as written anew.
const rewritten = 0.15;

// Longer titles than a vacancy may have are cut, so that the time of a check is bounded.
const longestTitle = 200;

/**
 * Judges an edit by the lexicon (docs/domain.md#edit-guard): another role, specialisation or level is forbidden.
 * Description and requirements move the score and warn, they never forbid.
 */
export function checkEdit({ before, after }: EditCheckInput): EditCheck {
  const titles = [before.title, after.title].map((title) => title.trim().slice(0, longestTitle));
  const [old = '', now = ''] = titles;
  const comparison = compareTitles(old, now);
  const body = compareBodies(before, after);
  const { verdict } = comparison;
  return {
    isValid: !forbidden.has(verdict),
    similarityScore: scoreOf(comparison, body.closeness),
    reason: reasons[verdict](old, now),
    warnings: [...(titleWarnings[verdict] ? [titleWarnings[verdict]] : []), ...body.warnings],
  };
}

function scoreOf({ verdict, closeness }: TitleComparison, bodyCloseness: number) {
  const { best, worst } = scores[verdict];
  // A forbidden title scores by the title alone: a kept description must not make it look better.
  const share = forbidden.has(verdict)
    ? closeness
    : verdict === 'same'
      ? bodyCloseness
      : (closeness * 2 + bodyCloseness) / 3;
  return Math.round(worst + (best - worst) * share);
}

function compareBodies(before: GuardedVacancy, after: GuardedVacancy) {
  const warnings: string[] = [];
  let closeness = 1;
  const texts = {
    description: [before.description, after.description],
    requirements: [before.requirements?.join('\n'), after.requirements?.join('\n')],
  } as const;
  for (const part of ['description', 'requirements'] as const) {
    const [old, now] = texts[part];
    if (!old || !now || differInAlphabet(old, now)) continue;
    const share = overlap(old, now);
    if (share === undefined) continue;
    closeness = Math.min(closeness, share);
    if (share < rewritten) warnings.push(bodyWarnings[part]);
  }
  return { closeness, warnings };
}
