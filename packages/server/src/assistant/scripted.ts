import type { CompanyProfile, Language, QuickOption } from '@kasb/contract';
import { clean } from '../text/normalise.ts';
import type { Draft, WireJobData } from './draft.ts';
import { jobDataOf, nextTopic, withFacts } from './draft.ts';
import type { Pack } from './packs.ts';
import { phrases } from './phrases.ts';
import type { Facts, Topic } from './understand/facts.ts';

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
  const known = withFacts(draft, facts, pack);
  const asked = nextTopic(known);
  const after: Draft = { ...known, asked };
  const jobData = jobDataOf(after, profile, language);
  return {
    message: reply(facts, draft, after, language),
    quickOptions: optionsFor(asked, after, language, pack),
    draft: after,
    jobData,
  };
}

function reply(facts: Facts, before: Draft, after: Draft, language: Language): string {
  const say = phrases[language];
  const noted = notedFacts(facts, before, after, language);
  const parts: string[] = [];
  if (
    facts.removed.length > 0 &&
    JSON.stringify({ ...before, asked: undefined }) !== JSON.stringify({ ...after, asked: undefined })
  )
    parts.push(say.removed);
  else if (noted !== '') parts.push(say.noted(noted));
  if (after.asked === undefined)
    return [
      ...parts,
      noted === '' && parts.length === 0 && before.asked === undefined ? say.nothingToAsk : say.ready,
    ].join(' ');
  const isRepeated = after.asked === before.asked && parts.length === 0;
  if (isRepeated && (facts.isSkipped || facts.isLeftToUs)) parts.push(say.needed);
  else if (isRepeated) parts.push(say.notUnderstood);
  return [...parts, say.questions[after.asked]].join(' ');
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
    ...grown.map((name) => say.lists[name]),
  ]
    .filter(Boolean)
    .join(', ');
}

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Answers to choose from: of the sphere, in the language, without what is known already. */
export function optionsFor(topic: Topic | undefined, draft: Draft, language: Language, pack: Pack): QuickOption[] {
  if (topic === undefined) return [];
  const say = phrases[language];
  const plain = (values: readonly string[]) => values.slice(0, mostOptions).map((value) => ({ label: value, value }));
  if (topic === 'salary') return plain(say.salaries);
  if (topic === 'format') return plain(say.formats);
  if (topic === 'title') return plain(pack.titles);
  const known = new Set(draft[topic].map(clean));
  return plain([...pack[topic].filter((item) => !known.has(clean(item))).slice(0, mostOptions - 1), say.leaveToUs]);
}
