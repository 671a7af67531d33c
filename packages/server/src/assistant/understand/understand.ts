import type { Language } from '@kasb/contract';
import type { Topic } from '../../db/schema/draft.ts';
import { calm } from '../../text/normalise.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import { additionIn } from './additions.ts';
import { withBoundsRevised } from './boundRevisions.ts';
import { callingIn, isAnybody } from './callings.ts';
import { firstOf } from './choices.ts';
import { clausesOf } from './clauses.ts';
import { isChange, removedIn, renamedIn } from './corrections.ts';
import { curiosityOf, isOffer } from './curiosity.ts';
import { findExperience } from './experience.ts';
import { noFacts, revisedFacts, saysAnything } from './facts.ts';
import type { Facts, Reading } from './facts.ts';
import { withoutFillers } from './fillers.ts';
import type { Span } from './flat.ts';
import { flatten, uzbek, without } from './flat.ts';
import { addLines, lineOf } from './items.ts';
import { withLatinLicences } from './licences.ts';
import type { ListName } from './lists.ts';
import { labelOf } from './lists.ts';
import { findPay } from './money.ts';
import { findPlace } from './places.ts';
import { setRight } from './propriety.ts';
import { revisedIn, withoutRefused } from './refusals.ts';
import { replacementIn, rewrittenIn } from './replacements.ts';
import { findSchedule, withoutWeek } from './schedule.ts';
import { withTalk } from './talk.ts';
import { readTitle } from './title.ts';
import { anyOf } from './vocabulary.ts';
import { isOnlyWorkplace, withWorkplace } from './whereabouts.ts';
import { isNothing, isThanks, wishesIn } from './wishes.ts';
import { findEmployment, findFormat } from './workForms.ts';
import { employmentOf, findWorkload } from './workload.ts';

const greeting = new RegExp(`^\\s*(?:(?:${anyOf(vocabulary.greetings)})[\\s,!.)]*)+`, 'u');

// What is read of a message, and how many of its clauses may name the position, which stands near the beginning.
const mostRead = 4000;
const mostTitleTries = 12;

/** Reads one message: several facts may stand in it, in any order and in both alphabets. */
export function understand(message: string, reading: Reading): Facts {
  const { language, asked } = reading;
  const { text: decent, refusals } = setRight(message.normalize('NFKC').slice(0, mostRead));
  const whole = calm(decent);
  const spoken = whole.slice(flatten(whole.slice(0, 100)).match(greeting)?.[0].length ?? 0);
  const facts = structuredClone(noFacts);
  Object.assign(facts, wishesIn(flatten(spoken)), { refusals });
  const greeted = facts.isEnded ? spoken : withBoundsRevised(withoutFillers(spoken));
  const flat = flatten(greeted);
  facts.isSkipped ||= isNothing(flat);
  // «можете добавить обеды?»
  const curiosity = additionIn(greeted) ? undefined : curiosityOf(flat);
  if (curiosity === 'self' || curiosity === 'price' || curiosity === 'next') return { ...facts, curiosity };
  if (isOffer(flat)) return { ...noFacts, refusals, curiosity: 'other' };
  if (isThanks(flat)) return { ...facts, curiosity: 'thanks' };
  if (facts.isEnded || facts.isSkipped || facts.isLeftToUs) return facts;
  const replaced = replacementIn(greeted);
  if (replaced) return { ...facts, ...factsAlone(replaced.to, reading), replaced };
  const rewritten = rewrittenIn(greeted);
  if (rewritten) {
    const { duties, requirements, benefits } = understand(rewritten.lines, { ...reading, asked: rewritten.list });
    return { ...facts, [rewritten.list]: [...duties, ...requirements, ...benefits], rewritten: rewritten.list };
  }
  const first = firstOf(flat, reading.positions);
  if (first !== undefined) return { ...facts, title: first, isFirst: true };
  const removed = isFactOfItsOwn(flat) ? undefined : removedIn(flat);
  if (removed) return { ...facts, removed };
  const revised = revisedIn(greeted);
  if (revised) {
    const after = understand(revised.after, { ...reading, isRevision: true });
    if (saysAnything(after))
      return { ...revisedFacts(understand(revised.before, reading), after, revised.isExact), refusals };
  }
  const { text, isCorrection } = withoutRefused(greeted);
  const renamed = renamedIn(text);
  const title = renamed === undefined ? undefined : readTitle(renamed, language, true)?.title;
  if (title !== undefined) return { ...facts, title };
  const left = takeSpans(calm(text), asked, facts);
  // A question that names a fact may mean it; its other words are not for a list.
  if (curiosity !== undefined) return { ...facts, curiosity };
  readClauses(left, reading, isCorrection, facts);
  return facts;
}

/** Whether a text that ends as «X не нужен» says something of the vacancy: `tajriba kerak emas`, `ofis kerak emas`. */
const isFactOfItsOwn = (flat: string): boolean =>
  findExperience(flat, flat).experience !== undefined || findFormat(flat).value !== undefined;

/** What of a line is a fact of its own: the experience, the schedule. */
function factsAlone(line: string, reading: Reading): Pick<Facts, 'experience' | 'schedule'> {
  const { experience, schedule } = understand(line, { ...reading, asked: 'requirements' });
  return { ...(experience && { experience }), ...(schedule && { schedule }) };
}

/** Takes the facts that have a shape of their own out of the text. */
function takeSpans(text: string, asked: Topic | undefined, facts: Facts): string {
  let left = text;
  const take = (spans: Span[]) => {
    // A border stays where a fact stood, unless it stood within a phrase.
    left = calm(without(left, spans));
  };
  const flat = flatten(left);
  const place = findPlace(flat, isChange(flat), left);
  if (place.place) facts.place = place.place;
  take(place.place ? withWorkplace(flat, place.spans) : place.spans);
  const experience = findExperience(flatten(left), left, asked === 'requirements');
  if (experience.experience) facts.experience = experience.experience;
  take(experience.spans);
  const workload = findWorkload(flatten(left), left);
  if (workload) {
    facts.benefits.push(workload.text);
    take([workload.span]);
  }
  const schedule = findSchedule(flatten(left), asked === 'salary');
  if (schedule.schedule) facts.schedule = schedule.schedule;
  take(schedule.spans);
  const pay = findPay(flatten(left), asked === 'salary', left);
  if (pay.pay) facts.pay = pay.pay;
  facts.isPayNegotiable = pay.isNegotiable;
  take(pay.spans);
  const employment = findEmployment(flatten(left));
  const worked = workload && employmentOf(workload.hours);
  const isWorked = worked === 'part-time' || asked === 'format';
  if (employment.value ?? (isWorked && worked)) facts.employment = employment.value ?? worked;
  take(employment.spans);
  const format = findFormat(flatten(left));
  if (format.value) facts.format = format.value;
  if (format.value === 'hybrid') facts.schedule = withoutWeek(facts.schedule);
  take(withTalk(flatten(left), format.spans));
  return left;
}

/** Reads the position and the lists out of what is left. */
function readClauses(text: string, reading: Reading, isCorrection: boolean, facts: Facts): void {
  const { language, asked, isUntitled = false, isRevision = false } = reading;
  const lines = [];
  let heading: ListName | undefined;
  let titleTries = mostTitleTries;
  for (const [index, clause] of clausesOf(withLatinLicences(text)).entries()) {
    const addition = additionIn(clause);
    const label = addition ? undefined : labelOf(clause);
    let body = addition?.body ?? clause.slice(label?.length ?? 0);
    if (label) heading = label.name === 'title' ? undefined : label.name;
    if (addition?.list) heading = addition.list;
    if (facts.place && asked !== 'benefits' && isOnlyWorkplace(flatten(clause))) continue;
    const isAsked = (asked === 'title' && index === 0) || label?.name === 'title';
    const mayName = isAsked || isCorrection || isRevision || isUntitled || asked === undefined || asked === 'title';
    const others = heading || facts.title === undefined || titleTries-- <= 0 ? [] : positionsIn(body, language);
    facts.others.push(...others);
    if (others.length > 0) continue;
    if (!heading && facts.title === undefined && titleTries-- > 0) {
      const named = readTitle(body, language, isAsked);
      const found = named && !isAnybody(named.title) ? named : (callingIn(body, language) ?? named);
      // While something else is asked, only «нужен» says that a position follows.
      if (found && (mayName || found.isNamed)) {
        facts.title = found.title;
        const beside = positionsIn(found.rest.replace(leadingJoint, ''), language);
        facts.others.push(...beside);
        lines.push(lineOf(found.front, undefined, reading) ?? []);
        body = beside.length > 0 ? '' : found.rest;
      }
    }
    lines.push(lineOf(body, heading, reading) ?? []);
  }
  addLines(lines.flat(), facts);
  // «ничего, только зарплата»
  if (!saysAnything(facts) && facts.others.length === 0 && clausesOf(text).some((clause) => isNothing(flatten(clause))))
    facts.isSkipped = true;
}

const joint = new RegExp(`\\s(?:и|${uzbek('va|hamda')})\\s`, 'iu');

const leadingJoint = new RegExp(`^(?:и|а\\sтакже|${uzbek('va|hamda')})\\s`, 'iu');

/** The positions that a clause names beside one that was named: all of its parts must be such. */
function positionsIn(clause: string, language: Language): string[] {
  const parts = clause.slice(0, 200).split(joint);
  const titles = parts.map((part) => readTitle(part, language, false)?.title);
  return titles.filter((title) => title !== undefined).length === parts.length
    ? titles.flatMap((title) => title ?? [])
    : [];
}
