import type { CompanyProfile, Language, QuickOption } from '@kasb/contract';
import type { Draft, Topic } from '../db/schema/draft.ts';
import { clean } from '../text/normalise.ts';
import type { WireJobData } from './draft.ts';
import { jobDataOf, missingIn, nextTopic, unsaidIn, withDefault, withFacts } from './draft.ts';
import { packOf } from './families.ts';
import { withUzbekMarks } from './lines.ts';
import { toldOf } from './others.ts';
import type { Pack } from './packs.ts';
import { phrases } from './phrases.ts';
import { isCurious, openingAfter, reply } from './reply.ts';
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
      message: draft.others
        ? `${say.greeting(profile.name)} ${say.waiting(toldOf(draft.others))}`
        : say.greeting(profile.name),
      quickOptions: optionsFor(asked, greeted, language, pack),
      draft: greeted,
      jobData: jobDataOf(greeted, profile, language),
    };
  }
  const ofPosition = packOf(facts.title ?? draft.title, language, pack);
  const known = withFacts(draft, facts, ofPosition, language);
  const next = nextTopic(known);
  const isQuestion = isCurious(facts, draft, known);
  const repeats = next === undefined || next !== draft.asked ? 0 : (draft.repeats ?? 0) + (isQuestion ? 0 : 1);
  const left = repeats < mostRepeats ? undefined : next;
  const settled = left === undefined ? known : withDefault(known, left, ofPosition);
  const asked = left === undefined ? next : nextTopic(settled);
  const opening = openingAfter(draft, language);
  const after: Draft = { ...settled, asked, repeats: left === undefined ? repeats : 0, opening };
  const jobData = jobDataOf(after, profile, language);
  const missing = asked === undefined ? missingIn(after, jobData) : [];
  const unsaid = asked === undefined && missing.length === 0 ? unsaidIn(after) : [];
  return {
    message: reply({ facts, before: draft, known, after, left, missing, unsaid, language }),
    quickOptions: [
      ...helpFor(missing, language, pack),
      ...pressesFor(unsaid, language),
      ...optionsFor(asked, after, language, pack),
    ].slice(0, mostOptions),
    draft: after,
    jobData,
  };
}

/** How often a question is asked anew before it is left. */
const mostRepeats = 2;

const plain = (values: readonly string[]) => values.slice(0, mostOptions).map((value) => ({ label: value, value }));

/** What one presses for what a vacancy lacks; the position comes first, since the suggestions hang on it. */
function helpFor(missing: readonly (ListName | 'title')[], language: Language, pack: Pack): QuickOption[] {
  if (missing.length === 0) return [];
  const lists = missing.filter((part) => part !== 'title');
  return plain(lists.length < missing.length ? pack.titles : lists.map((name) => phrases[language].suggest[name]));
}

/** What one presses for what nobody has told. */
function pressesFor(unsaid: readonly Topic[], language: Language): QuickOption[] {
  const say = phrases[language];
  return plain(unsaid.flatMap((topic) => (topic === 'salary' ? [say.agreed] : say.formats)));
}

/** Answers to choose from: of the sphere, in the language, without what is known already. */
export function optionsFor(topic: Topic | undefined, draft: Draft, language: Language, pack: Pack): QuickOption[] {
  if (topic === undefined) return [];
  const say = phrases[language];
  if (topic === 'salary') return plain(say.salaries);
  if (topic === 'format') return plain(say.formats);
  const printed = language === 'uz' ? withUzbekMarks : (line: string) => line;
  if (topic === 'title') return plain([...(draft.others ?? []), ...pack.titles].map(printed));
  const known = new Set(draft[topic].map(clean));
  const suggested = packOf(draft.title, language, pack)[topic];
  const offered = suggested.filter((item) => !known.has(clean(item))).slice(0, mostOptions - 1);
  return plain([...offered.map(printed), say.leaveToUs]);
}
