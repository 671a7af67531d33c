import { axes, roles, specialisations } from '../text/lexicon.ts';
import { parseTitle, type ParsedTitle } from './parseTitle.ts';
import { dice, isAlike } from './similarity.ts';

/** What the rules make of a change of title. */
export type Verdict =
  /** Nothing of the core changed. */
  | 'same'
  /** The same role on all axes. */
  | 'kept'
  /** The role stands, a specialisation was added or taken away. */
  | 'clarified'
  /** The role stands beside another one that was added or taken away. */
  | 'combined'
  /** The role stands, but its field is named in words of two languages that the lexicon does not know. */
  | 'untranslated'
  /** The lexicon does not know the role, the words are close. */
  | 'close'
  /** The lexicon does not know the role, the words are far apart. */
  | 'far'
  /** Another role. */
  | 'role'
  /** Another specialisation. */
  | 'specialisation'
  /** Another level. */
  | 'level';

/** A verdict and how close the words of the two titles are, from 0 to 1. */
export interface TitleComparison {
  verdict: Verdict;
  closeness: number;
}

const closeEnough = 0.5;

/**
 * Compares two titles on the axes role, level and specialisation; words alone decide where the lexicon knows no role.
 */
export function compareTitles(before: string, after: string): TitleComparison {
  const old = parseTitle(before);
  const now = parseTitle(after);
  const closeness = dice(old.core.join(' '), now.core.join(' '));
  const verdict = closeness === 1 && sameSets(old, now) ? 'same' : judge(old, now, closeness);
  return { verdict, closeness };
}

function judge(old: ParsedTitle, now: ParsedTitle, closeness: number): Verdict {
  const isKnown = old.roles.size > 0 && now.roles.size > 0;
  if (isKnown && !shareRole(old, now)) return 'role';
  if (apart(levelsOf(old), levelsOf(now))) return 'level';
  if (specialisationChanged(old, now)) return 'specialisation';
  if (!isKnown) return judgeWords(old, now, closeness);
  const complement = judgeComplement(old, now);
  if (complement) return complement;
  if (!equal(old.roles, now.roles)) return 'combined';
  return equal(old.specialisations, now.specialisations) ? 'kept' : 'clarified';
}

// «Врач» and «стоматолог», one being a kind of the other, share a role; so do general words for work in one field.
function shareRole(old: ParsedTitle, now: ParsedTitle) {
  const isOneField = [...old.specialisations].some((id) => now.specialisations.has(id) && !axes.get(axisOf(id))?.only);
  return [...old.roles].some((one) =>
    [...now.roles].some(
      (other) =>
        one === other ||
        isKindOf(one, other) ||
        isKindOf(other, one) ||
        (isOneField && isGeneric(one) && isGeneric(other)),
    ),
  );
}

const isGeneric = (id: string) => roles.get(id)?.isGeneric === true;

const isKindOf = (kind: string, whole: string) => roles.get(kind)?.parent === whole;

const levelsOf = ({ levels }: ParsedTitle): ReadonlySet<string> => (levels.size > 0 ? levels : new Set(['middle']));

function specialisationChanged(old: ParsedTitle, now: ParsedTitle) {
  const family = new Set([...old.roles, ...now.roles]);
  const [before, after] = [kindsOf(old, now), kindsOf(now, old)].map((ids) => ids.filter((id) => counts(id, family)));
  if (!before?.length || !after?.length) return false;
  if (apart(new Set(before), new Set(after))) return true;
  return [...axes.keys()].some((axis) =>
    apart(new Set(before.filter((id) => axisOf(id) === axis)), new Set(after.filter((id) => axisOf(id) === axis))),
  );
}

// A dentist is a doctor with a specialisation, which a children's doctor does not share.
const kindsOf = (title: ParsedTitle, other: ParsedTitle) => [
  ...title.specialisations,
  ...[...title.roles].filter((kind) => [...other.roles].some((whole) => isKindOf(kind, whole))),
];

const axisOf = (id: string) => specialisations.get(id)?.axis ?? '';

// A shop or a hotel tells directors apart, not waiters.
function counts(id: string, family: ReadonlySet<string>) {
  const only = axes.get(axisOf(id))?.only;
  return !only || only.some((role) => family.has(role));
}

function judgeComplement(old: ParsedTitle, now: ParsedTitle): Verdict | undefined {
  const isOpen = [...old.roles].some((id) => roles.get(id)?.isOpen) || (old.isComplementNamed && now.isComplementNamed);
  const [before, after] = [fieldOf(old), fieldOf(now)];
  if (!isOpen || before.length === 0 || after.length === 0) return undefined;
  // Only words that the lexicon does not know are compared here; a known field on both sides has been judged before.
  if (old.complement.length === 0 && now.complement.length === 0) return undefined;
  if (before.some((one) => after.some((other) => isAlike(one, other)))) return undefined;
  return speakAlike(old, now) ? 'specialisation' : 'untranslated';
}

const fieldOf = (title: ParsedTitle) => [...title.complement, ...title.specialisations];

function speakAlike(old: ParsedTitle, now: ParsedTitle) {
  return old.isCyrillic === now.isCyrillic && (!old.language || !now.language || old.language === now.language);
}

function judgeWords(old: ParsedTitle, now: ParsedTitle, closeness: number): Verdict {
  const [short, long] = old.core.length <= now.core.length ? [old.core, now.core] : [now.core, old.core];
  const isPart = short.length > 0 && short.every((word) => long.some((other) => isAlike(word, other)));
  return isPart || closeness >= closeEnough ? 'close' : 'far';
}

const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && ![...one].some((id) => other.has(id));
const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));
const sameSets = (old: ParsedTitle, now: ParsedTitle) =>
  equal(old.roles, now.roles) && equal(old.levels, now.levels) && equal(old.specialisations, now.specialisations);
