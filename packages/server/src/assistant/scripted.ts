import type { CompanyProfile, Language, QuickOption } from '@kasb/contract';
import type { Draft, Topic } from '../db/schema/draft.ts';
import { clean } from '../text/normalise.ts';
import type { WireJobData } from './draft.ts';
import { jobDataOf, missingIn, nextTopic, withDefault, withFacts } from './draft.ts';
import { packOf } from './families.ts';
import type { Pack } from './packs.ts';
import { phrases } from './phrases.ts';
import type { Facts } from './understand/facts.ts';
import type { ListName } from './understand/lists.ts';

/** What a turn begins with. */
export interface TurnInput {
  /** What the message says; undefined asks for the greeting. */
  facts: Facts | undefined;
  draft: Draft;
  language: Language;
  profile: Pick<CompanyProfile, 'name'>;
  pack: Pack;
}

/** What a turn ends with. */
export interface Turn {
  message: string;
  quickOptions: QuickOption[];
  draft: Draft;
  jobData: WireJobData;
}

/** Most options that are offered at once. */
export const mostOptions = 8;

/** One turn of the assistant that goes by rules: keeps the facts of the message, asks for what is missing. */
export function scriptedTurn({ facts, draft, language, profile, pack }: TurnInput): Turn {
  const say = phrases[language];
  if (facts === undefined) {
    const asked: Topic | undefined = nextTopic(draft);
    const greeted = { ...draft, asked };
    return {
      message: say.greeting(profile.name),
      quickOptions: optionsFor(asked, greeted, language, pack),
      draft: greeted,
      jobData: jobDataOf(greeted, profile, language),
    };
  }
  const ofPosition = packOf(facts.title ?? draft.title, language, pack);
  const known = withFacts(draft, facts, ofPosition);
  const next = nextTopic(known);
  const repeats = next !== undefined && next === draft.asked ? (draft.repeats ?? 0) + 1 : 0;
  const left = repeats < mostRepeats ? undefined : next;
  const settled = left === undefined ? known : withDefault(known, left, ofPosition);
  const asked = left === undefined ? next : nextTopic(settled);
  const after: Draft = { ...settled, asked, repeats: left === undefined ? repeats : 0 };
  const jobData = jobDataOf(after, profile, language);
  const missing = asked === undefined ? missingIn(after, jobData) : [];
  return {
    message: reply({ facts, before: draft, known, asked, left, missing, language }),
    quickOptions: missing.length > 0 ? helpFor(missing, language, pack) : optionsFor(asked, after, language, pack),
    draft: after,
    jobData,
  };
}

/** How often a question is asked anew before it is left. */
const mostRepeats = 2;

interface Told {
  facts: Facts;
  before: Draft;
  /** The draft with the facts of the message. */
  known: Draft;
  asked: Topic | undefined;
  /** What is not asked any more, without an answer. */
  left: Topic | undefined;
  missing: readonly (ListName | 'title')[];
  language: Language;
}

function reply({ facts, before, known, asked, left, missing, language }: Told): string {
  const say = phrases[language];
  const noted = notedFacts(facts, before, known, language);
  const parts: string[] = [];
  if (
    facts.removed.length > 0 &&
    JSON.stringify({ ...before, asked: undefined }) !== JSON.stringify({ ...known, asked: undefined })
  )
    parts.push(say.removed);
  else if (noted !== '') parts.push(say.noted(noted));
  else if (facts.isSkipped && before.asked !== undefined) parts.push(say.passed);
  if (left !== undefined) parts.push(say.left[left]);
  if (asked === undefined) {
    if (missing.length > 0) return [...parts, say.missing(missing.map((part) => say.parts[part]))].join(' ');
    const isIdle = parts.length === 0 && before.asked === undefined && !facts.isEnded;
    return [...parts, isIdle ? say.nothingToAsk : say.ready].join(' ');
  }
  if (asked === before.asked && parts.length === 0) parts.push(facts.isLeftToUs ? say.needed : say.notUnderstood);
  return [...parts, say.questions[asked]].join(' ');
}

/** What was understood, for the person to see at once whether it is right. */
function notedFacts(facts: Facts, before: Draft, after: Draft, language: Language): string {
  const say = phrases[language];
  const grown = (['duties', 'requirements', 'benefits'] as const).filter(
    (name) => after[name].length > before[name].length,
  );
  return [
    facts.title !== undefined && say.position(facts.title),
    facts.place?.[language],
    facts.pay && say.pay(facts.pay),
    facts.isPayNegotiable && lower(say.negotiable),
    facts.experience && lower(say.experience(facts.experience)),
    facts.schedule && lower(say.schedule(facts.schedule)),
    facts.format && say.formatNames[facts.format],
    facts.employment && say.employments[facts.employment],
    ...grown.map((name) => say.parts[name]),
  ]
    .filter(Boolean)
    .join(', ');
}

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

const plain = (values: readonly string[]) => values.slice(0, mostOptions).map((value) => ({ label: value, value }));

/** What one presses for what a vacancy lacks; the position comes first, since the suggestions hang on it. */
function helpFor(missing: readonly (ListName | 'title')[], language: Language, pack: Pack): QuickOption[] {
  const lists = missing.filter((part) => part !== 'title');
  return plain(lists.length < missing.length ? pack.titles : lists.map((name) => phrases[language].suggest[name]));
}

/** Answers to choose from: of the sphere, in the language, without what is known already. */
export function optionsFor(topic: Topic | undefined, draft: Draft, language: Language, pack: Pack): QuickOption[] {
  if (topic === undefined) return [];
  const say = phrases[language];
  if (topic === 'salary') return plain(say.salaries);
  if (topic === 'format') return plain(say.formats);
  if (topic === 'title') return plain(pack.titles);
  const known = new Set(draft[topic].map(clean));
  const suggested = packOf(draft.title, language, pack)[topic];
  return plain([...suggested.filter((item) => !known.has(clean(item))).slice(0, mostOptions - 1), say.leaveToUs]);
}
