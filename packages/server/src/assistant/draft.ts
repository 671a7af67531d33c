import type { CompanyProfile, Language, sendChatMessage, WireAnswerOf } from '@kasb/contract';
import { readinessOf } from '@kasb/domain/readiness';
import { topics } from '../db/schema/draft.ts';
import type { Draft, Topic } from '../db/schema/draft.ts';
import { clean, wordsOf } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import { toUzbekCyrillic } from '../text/uzbekScript.ts';
import { lists, withItems, withReplaced, withUzbekMarks } from './lines.ts';
import { othersAfter } from './others.ts';
import type { Pack } from './packs.ts';
import { phrases } from './phrases.ts';
import type { Facts } from './understand/facts.ts';
import type { ListName } from './understand/lists.ts';
import { isCamp, withSchedule } from './understand/schedule.ts';

/** The data of a vacancy as the chat answers it. */
export type WireJobData = NonNullable<WireAnswerOf<typeof sendChatMessage>['jobData']>;

export const emptyDraft: Draft = { duties: [], requirements: [], benefits: [], isPayNegotiable: false, skipped: [] };

/** The draft with what a message said; suggestions of the pack are taken where the person leaves it to us. */
export function withFacts(before: Draft, facts: Facts, pack: Pack, language: Language): Draft {
  const draft = withReplaced(before, facts);
  const { asked } = draft;
  const { title, pay, format, employment, place, schedule, experience, isPayNegotiable } = facts;
  const given = { title, pay, format, employment, place, schedule, experience };
  const after: Draft = {
    ...draft,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    isPayNegotiable: pay === undefined && (draft.isPayNegotiable || isPayNegotiable),
    others: othersAfter(draft, facts),
  };
  if (schedule) after.schedule = withSchedule(draft.schedule, schedule);
  // A new wage is instead of the old agreement, an agreement instead of the old wage.
  if (isPayNegotiable) delete after.pay;
  for (const name of lists) after[name] = withItems(draft[name], facts[name]);
  // What each piece pays comes beside a wage that is known.
  if (pay?.period === 'piece' && draft.pay && draft.pay.period !== 'piece') {
    after.pay = draft.pay;
    after.benefits = withItems(after.benefits, [phrases[language].pay(pay)]);
  }
  if (facts.duties.length > 0) delete after.description;
  if (facts.isEnded) after.isEnded = true;
  if (facts.isLeftToUs) for (const name of leftLists(draft, facts)) after[name] = withSuggested(draft, name, pack);
  const isLeftOpen = facts.isSkipped || (facts.isLeftToUs && (asked === 'salary' || asked === 'format'));
  if (isLeftOpen && asked !== undefined) after.skipped = [...draft.skipped, asked];
  return facts.removed.reduce(without, after);
}

/** The lists that a person leaves to us: those named, else the one asked for, else, with nothing asked, the empty. */
function leftLists({ asked, title, ...draft }: Draft, { suggested }: Facts): readonly ListName[] {
  if (suggested.length > 0) return suggested;
  if (asked !== undefined) return isList(asked) ? [asked] : [];
  return title === undefined ? [] : lists.filter((name) => draft[name].length === 0);
}

const withSuggested = (draft: Draft, name: ListName, pack: Pack) => withItems(draft[name], pack[name].slice(0, 3));

/** The draft after a question that was asked twice in vain: with what is usual, where anything is. */
export function withDefault(draft: Draft, topic: Topic, pack: Pack): Draft {
  const left: Draft = { ...draft, skipped: [...draft.skipped, topic] };
  if (isList(topic)) return { ...left, [topic]: withSuggested(draft, topic, pack) };
  if (topic === 'salary') return { ...left, isPayNegotiable: true };
  return topic === 'format' ? { ...left, employment: 'full-time' } : left;
}

const isList = (topic: Topic): topic is ListName => lists.some((name) => name === topic);

const slots: [RegExp, keyof Pick<Draft, 'pay' | 'schedule' | 'experience' | 'place' | 'format'>][] = [
  [/зарплат|оклад|оплат|maosh|oylik|маош|ойлик/u, 'pay'],
  [/график|grafik|jadval/u, 'schedule'],
  [/опыт|стаж|tajriba|тажриба/u, 'experience'],
  [/город|локаци|место|shahar|joy|шаҳар|шахар/u, 'place'],
  [/формат|удален|офис|format|masofa|ofis/u, 'format'],
];

const stemsOf = (text: string) => new Set(wordsOf(text).map(({ folded }) => stem(folded)));

/** The draft without what a text names: the line that shares most words with it, else the fact that it names. */
function without(draft: Draft, text: string): Draft {
  const wanted = stemsOf(text);
  const scored = lists.flatMap((name) =>
    draft[name].map((item) => ({ name, item, shared: [...stemsOf(item)].filter((word) => wanted.has(word)).length })),
  );
  const best = scored.reduce((left, right) => (right.shared > left.shared ? right : left), {
    name: lists[0] ?? 'duties',
    item: '',
    shared: 0,
  });
  if (best.shared > 0) return { ...draft, [best.name]: draft[best.name].filter((item) => item !== best.item) };
  const slot = slots.find(([pattern]) => pattern.test(clean(text)));
  if (!slot) return draft;
  return { ...draft, [slot[1]]: undefined, ...(slot[1] === 'pay' && { isPayNegotiable: false }) };
}

/** What is still to be asked for, first things first. */
export function nextTopic(draft: Draft): Topic | undefined {
  if (draft.isEnded) return undefined;
  // A shift camp is where it is.
  const isPlaced = draft.schedule !== undefined && isCamp(draft.schedule);
  const isKnown: Record<Topic, boolean> = {
    title: draft.title !== undefined,
    duties: draft.duties.length > 0 || draft.description !== undefined,
    requirements: draft.requirements.length > 0 || draft.experience !== undefined,
    benefits: draft.benefits.length > 0,
    salary: draft.pay !== undefined || draft.isPayNegotiable,
    format: draft.format !== undefined || draft.employment !== undefined || isPlaced,
  };
  return topics.find((topic) => !isKnown[topic] && !draft.skipped.includes(topic));
}

/** Whether a vacancy can be created from this data (docs/domain.md#builder-readiness). */
export function isReady(job: WireJobData): boolean {
  return Boolean(job.title) && readinessOf(job).isReady;
}

/** What a vacancy cannot be without and this one lacks. */
export function missingIn(draft: Draft, { requirements, benefits }: WireJobData): (ListName | 'title')[] {
  const isThere = {
    title: draft.title !== undefined,
    duties: draft.duties.length > 0 || draft.description !== undefined,
    requirements: (requirements?.length ?? 0) > 0,
    benefits: (benefits?.length ?? 0) > 0,
  };
  return (['title', ...lists] as const).filter((name) => !isThere[name]);
}

/** What a vacancy does without and nobody has told: its pay, where and how long one works. */
export function unsaidIn({ pay, isPayNegotiable, format, employment, place }: Draft): Topic[] {
  const isSaid: Partial<Record<Topic, boolean>> = {
    salary: pay !== undefined || isPayNegotiable,
    format: format !== undefined || employment !== undefined || place !== undefined,
  };
  return topics.filter((topic) => isSaid[topic] === false);
}

/** The data of the vacancy as it stands. */
export function jobDataOf(draft: Draft, profile: Pick<CompanyProfile, 'name'>, language: Language): WireJobData {
  const say = phrases[language];
  const { experience, schedule, pay, format, employment, place } = draft;
  // Whoever writes the position in Cyrillic has the whole vacancy in it.
  const isCyrillic = language === 'uz' && /\p{Script=Cyrillic}/u.test(draft.title ?? '');
  const printed = isCyrillic ? toUzbekCyrillic : language === 'uz' ? withUzbekMarks : (line: string) => line;
  const printedText = isCyrillic ? toUzbekCyrillic : (text: string) => text;
  const title = draft.title && printed(draft.title);
  const requirements = [...(experience ? [say.experience(experience)] : []), ...draft.requirements];
  const benefits = [
    ...draft.benefits,
    ...(schedule ? [say.schedule(schedule)] : []),
    ...(pay?.taxes ? [say.taxesLine[pay.taxes]] : []),
  ];
  const description =
    draft.description ??
    (draft.duties.length > 0 && title
      ? printedText(say.description(profile.name, place?.[language], draft.duties.map(printed)))
      : undefined);
  const data: WireJobData = {
    title,
    description,
    requirements: requirements.map(printed),
    benefits: benefits.map(printed),
    salary: pay
      ? pay.period === 'month' && pay.min !== undefined && pay.min === pay.max
        ? pay.min
        : printedText(say.pay({ ...pay, taxes: undefined }))
      : draft.isPayNegotiable
        ? printedText(say.negotiable)
        : undefined,
    currency: pay?.currency,
    workFormat: format,
    employmentType: employment,
    location: place?.[language],
  };
  return { ...data, isComplete: nextTopic(draft) === undefined && isReady(data) };
}
