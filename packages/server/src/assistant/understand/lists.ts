import type { Language } from '@kasb/contract';
import vocabulary from '../data/words.json' with { type: 'json' };
import { extraMonth } from './extraMonths.ts';
import { flatten, uzbek } from './flat.ts';
import { seasonTold } from './seasons.ts';
import { anyOf } from './vocabulary.ts';

/** The three lists of a vacancy that a person tells in sentences. */
export type ListName = 'duties' | 'requirements' | 'benefits';

const starts = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u');

const benefitCue = starts(
  `${extraMonth}|${seasonTold}|${anyOf(vocabulary.benefits)}|(?:${anyOf(vocabulary.pieces)})(?!\\p{L})`,
);
const requirementCue = starts(anyOf(vocabulary.requirements));
const dutyNouns = starts(anyOf(vocabulary.dutyNouns));
const notActs = `(?:${anyOf(vocabulary.notActs)})(?!\\p{L})`;
const infinitive = new RegExp(`^\\s*(?:не\\s+)?(?!${notActs})\\p{L}{2,60}(?:(?<!ос)ть|ти|чь|ться|тись)(?!\\p{L})`, 'u');
// «есть душ», `dush bor`: what an employer has is for those who work there.
const given = new RegExp(
  `^(?:${anyOf(vocabulary.givenBefore)})\\s\\p{L}|\\p{L}\\s(?:${anyOf(vocabulary.givenBehind)})$`,
  'u',
);
// `mavsumiy ish` is work, `tikish` is what is done.
const uzbekVerb = new RegExp(`(?:(?<=\\p{L}{2})(?:ish|ash|иш|аш)|${uzbek('qilish|berish|olish|yuritish')})\\s*$`, 'u');

const longestGiven = 60;

const smallTalk = new RegExp(`^(?:${anyOf(vocabulary.smallTalk)})$`, 'u');

/** Whether a clause only says what the person came for: «создать вакансию». */
export const isSmallTalk = (clause: string): boolean => smallTalk.test(flatten(clause).trim());

/** Whether a clause says what is done, in the infinitive. */
export const isAct = (clause: string): boolean => infinitive.test(flatten(clause));

/** Whether flattened text ends in what is done in Uzbek: `ovqatlantirish`. */
export const isUzbekAct = (flat: string): boolean => uzbekVerb.test(flat);

/** Whether flattened text says that an employer has something: «душ есть», `yotoqxona bor`. */
export const isGiven = (flat: string): boolean => flat.length <= longestGiven && given.test(flat);

/** The list that a clause speaks for by its words alone; undefined when nothing tells. */
export function listOf(clause: string, language: Language): ListName | undefined {
  const flat = flatten(clause).trim();
  if (isAct(flat)) return /^(?:знать|уметь|владеть|иметь)/u.test(flat) ? 'requirements' : 'duties';
  const isBenefit = benefitCue.test(flat);
  const isRequirement = requirementCue.test(flat);
  if (isBenefit && isRequirement)
    return flat.search(benefitCue) <= flat.search(requirementCue) ? 'benefits' : 'requirements';
  if (isBenefit) return 'benefits';
  if (isRequirement) return 'requirements';
  if (language === 'uz' && uzbekVerb.test(flat)) return 'duties';
  if (isGiven(flat)) return 'benefits';
  return dutyNouns.test(flat) && flat.search(dutyNouns) === 0 ? 'duties' : undefined;
}

// «и ещё обязанности: …», «основные требования к кандидату такие: …»
const more = `(?:(?:и|а|еще|также|плюс|вот|${uzbek('yana|va|ham')})\\s){0,3}`;
const before = `(?:(?:${anyOf(vocabulary.headingLeads)})\\s){0,2}`;
const behind = `(?:\\s(?:${anyOf(vocabulary.headingTails)})){0,2}`;
const enters = `\\s(?:${anyOf(vocabulary.headingVerbs)})(?!\\p{L})`;
const ending =
  `(?:${enters})?\\s?[:-]\\s*|(?:\\s\\p{L}{3,20}){1,2}\\s?:\\s*|${enters}\\s|\\s*$|` +
  '\\s(?=\\p{L}{2,30}(?:ть|ти|ться)(?!\\p{L}))';
const heading = (names: Parameters<typeof anyOf>[0]) =>
  new RegExp(`^\\s*${more}${before}(?:${anyOf(names)})${behind}(?:${ending})`, 'u');
const labels: [ListName | 'title', RegExp][] = [
  ['requirements', heading(vocabulary.headings.requirements)],
  ['benefits', heading(vocabulary.headings.benefits)],
  ['duties', heading(vocabulary.headings.duties)],
  ['title', heading(vocabulary.headings.title)],
];

/** The heading in front of a clause («Требования:»), and how long it is. */
export function labelOf(clause: string): { name: ListName | 'title'; length: number } | undefined {
  const flat = flatten(clause);
  for (const [name, pattern] of labels) {
    const match = flat.match(pattern);
    if (match) return { name, length: match[0].length };
  }
  return undefined;
}

const joint = new RegExp(`\\s(?:и|а\\s+также|${uzbek('va|hamda')})\\s`, 'gu');

/** Two things joined by «и» or `va` as two items, where both sides can stand alone. */
export function splitJoined(clause: string, list: ListName): string[] {
  const flat = flatten(clause);
  for (const match of flat.matchAll(joint)) {
    const left = flat.slice(0, match.index);
    const right = flat.slice(match.index + match[0].length);
    const isPair =
      list === 'duties'
        ? infinitive.test(right) || (uzbekVerb.test(left) && uzbekVerb.test(right))
        : list === 'benefits' && benefitCue.test(left) && benefitCue.test(right);
    const isWhole = list === 'benefits' || [left, right].every((side) => side.trim().split(/\s+/).length > 1);
    const isShort = list === 'benefits' ? right.trim().split(/\s+/).length <= 3 : true;
    if (isPair && isWhole && isShort) {
      return [clause.slice(0, match.index), ...splitJoined(clause.slice(match.index + match[0].length), list)];
    }
  }
  return [clause];
}
