import type { JobData } from '@kasb/contract';
import type { Draft } from '../../../src/db/schema/draft.ts';
import type { Conversation, ExpectedVacancy, Line, Spellings } from '../conversations/conversation.ts';
import type { Score } from '../score.ts';
import type { ClassScore } from './classes.ts';
import { countIn } from './classes.ts';
import { all, has, shareIn, spelling, stemsOf } from './words.ts';

/** What came out of a talk: the facts as they are kept, and the vacancy as it is seen. */
export interface Outcome {
  draft: Draft;
  jobData: JobData;
}

/** Facts of a talk that are right, too many and missing, what was wrong, and whether the title is exactly right. */
export interface TalkScore extends Score {
  isTitleRight: boolean;
  notes: string[];
  /** What came of the facts of each class. */
  classes: ReadonlyMap<string, ClassScore>;
}

const enough = 2 / 3;

class Tally implements TalkScore {
  hits = 0;
  extra = 0;
  missed = 0;
  isTitleRight = false;
  notes: string[] = [];
  readonly refused: string[] = [];
  readonly classes = new Map<string, ClassScore>();

  /** One fact that should be there, with what stands in its place. */
  fact(name: string, isRight: boolean, wanted: unknown, got: unknown): void {
    const isThere = got !== undefined && got !== '';
    countIn(this.classes, name, isRight ? 'right' : isThere ? 'wrong' : 'missed');
    if (isRight) this.hits += 1;
    else {
      this.missed += 1;
      if (isThere) this.extra += 1;
      this.notes.push(`${name}: ${JSON.stringify(got)} for ${JSON.stringify(wanted)}`);
    }
  }

  /** One line that should be on a list. */
  line(name: string, isThere: boolean, wanted: Line): void {
    countIn(this.classes, name, isThere ? 'right' : 'missed');
    if (isThere) this.hits += 1;
    else {
      this.missed += 1;
      this.notes.push(`${name}: ${JSON.stringify(wanted)} is missing`);
    }
  }

  tooMuch(name: string, got: unknown): void {
    countIn(this.classes, name, 'invented');
    this.extra += 1;
    this.refused.push(String(got));
    this.notes.push(`${name}: ${JSON.stringify(got)} was not said`);
  }
}

/** Lines go to the item that has most of their words; an item is there when its lines have most of its own. */
function judgeLines(tally: Tally, name: string, wanted: readonly Line[], got: readonly string[], may: Set<string>[]) {
  const items = wanted.map((line) => ({
    line,
    stems: stemsOf(all(line).join(' ')),
    found: new Set<string>(),
    lines: 0,
  }));
  for (const line of got) {
    const stems = stemsOf(line);
    const [best] = items
      .map((item) => ({ item, share: shareIn(stems, item.stems) }))
      .toSorted((left, right) => right.share - left.share);
    const isSplit = best && typeof best.item.line === 'string' && best.item.lines > 0;
    if (best && best.share >= enough && !isSplit) {
      best.item.lines += 1;
      for (const word of stems) best.item.found.add(word);
    } else if (!may.some((words) => shareIn(stems, words) >= enough)) tally.tooMuch(name, line);
  }
  for (const { line, stems, found } of items) {
    tally.line(name, shareIn(stems, found) >= enough, line);
  }
}

/** The hours of a day as numbers: `9:00–18:00`, `с 9 до 18` and `9-18` are the same. */
function hoursOf(text = ''): string {
  const parts = [...text.matchAll(/\d{1,2}(?:[:.]\d{2})?/gu)].map(([time]) => time.replace('.', ':'));
  return parts.map((time) => (time.includes(':') ? time : `${time}:00`).replace(/^0/u, '')).join('-');
}

function judgeSchedule(tally: Tally, wanted: ExpectedVacancy['schedule'], got: Draft['schedule'], text: string) {
  const want = { ...wanted, hours: wanted?.hours && hoursOf(wanted.hours) };
  const have = { ...got, hours: got?.hours && hoursOf(got.hours) };
  for (const key of ['pattern', 'isWeekdays', 'hours', 'kind'] as const) {
    const ways = { pattern: [want.pattern, want.words], kind: [want.words], isWeekdays: [], hours: [] }[key];
    const isSaid = ways.some((words) => words && has(text, words));
    if (want[key]) tally.fact(`schedule ${key}`, want[key] === have[key] || isSaid, want[key], have[key]);
    else if (have[key] && (key === 'hours' || key === 'pattern')) tally.tooMuch(`schedule ${key}`, have[key]);
  }
}

function judgePay(tally: Tally, wanted: ExpectedVacancy['pay'], got: Draft['pay']): void {
  if (!wanted) {
    if (got) tally.tooMuch('pay', got);
    return;
  }
  const [want, have] = [wanted, got].map((pay) => pay && [pay.min ?? null, pay.max ?? null, pay.currency]);
  tally.fact('pay', JSON.stringify(want) === JSON.stringify(have), want, have);
  const periods = all(wanted.period ?? 'month');
  if (got && (!periods.includes('month') || got.period !== 'month'))
    tally.fact('period', periods.includes(got.period), periods, got.period);
}

/** One choice of a list, and what is usual where nothing was said of it. */
function judgeChoice(
  tally: Tally,
  name: string,
  wanted: Spellings | undefined,
  got: string | undefined,
  usual: string,
) {
  // Of several the usual one is meant where nothing else is kept.
  const have = got ?? (typeof wanted === 'string' ? undefined : usual);
  if (wanted !== undefined) tally.fact(name, have !== undefined && all(wanted).includes(have), wanted, got);
  else if (got !== undefined && got !== usual) tally.tooMuch(name, got);
}

/** Counts the facts of a vacancy against what its employer said. */
export function scoreTalk(
  { expected, never = {}, answers }: Pick<Conversation, 'expected' | 'never' | 'answers'>,
  { draft, jobData }: Outcome,
): TalkScore {
  const tally = new Tally();
  const title = jobData.title ?? '';
  const lines = [...(jobData.requirements ?? []), ...(jobData.benefits ?? [])];
  const text = [title, jobData.description, jobData.location, String(jobData.salary ?? ''), ...lines].join(' \n ');
  const place = [jobData.location, draft.place?.ru, draft.place?.uz].filter(Boolean).join(' ');

  tally.isTitleRight = all(expected.title).some((one) => spelling(one) === spelling(title));
  tally.fact('title', tally.isTitleRight, expected.title, title);
  for (const one of expected.places ?? [])
    tally.fact(
      'place',
      all(one).some((spelled) => has(place, spelled)),
      one,
      place,
    );
  if (!expected.places?.length && place) tally.tooMuch('place', place);
  judgePay(tally, expected.pay, draft.pay);
  judgeChoice(tally, 'format', expected.format, draft.format, 'office');
  judgeChoice(tally, 'employment', expected.employment, draft.employment, 'full-time');
  const years = draft.experience && [draft.experience.from, draft.experience.to].filter((year) => year !== undefined);
  if (expected.experience !== undefined || years)
    tally.fact('experience', years?.join('-') === expected.experience, expected.experience, years?.join('-'));
  judgeSchedule(tally, expected.schedule, draft.schedule, text);

  const may = [...(expected.may ?? []), ...(expected.said ?? []).flatMap(all)].map(stemsOf);
  for (const name of ['duties', 'requirements', 'benefits'] as const) {
    const wanted = expected[name];
    // What an employer does not know is filled with what is usual, which is nobody's fact.
    if (wanted) judgeLines(tally, name, wanted, draft[name], may);
    else if (answers[name] !== undefined) judgeLines(tally, name, [], draft[name], may);
  }
  for (const one of expected.said ?? [])
    tally.fact(
      'said',
      all(one).some((spelled) => has(text, spelled)),
      one,
      undefined,
    );
  if (tally.isTitleRight) for (const one of never.title ?? []) if (has(title, one)) tally.tooMuch('title', one);
  for (const one of never.place ?? []) if (has(place, one)) tally.tooMuch('place', one);
  // A line that was refused already is not refused again for one of its words.
  for (const one of never.anywhere ?? [])
    if (has(text, one) && !tally.refused.some((line) => has(line, one))) tally.tooMuch('text', one);
  return tally;
}
