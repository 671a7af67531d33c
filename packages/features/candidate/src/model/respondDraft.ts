import { browserStorage } from '@kasb/kit';
import type { SentCode, SessionStorage } from '@kasb/kit';

/** What somebody responds with. */
export interface RespondAnswers {
  firstName: string;
  lastName: string;
  /** 12 digits, or what was typed so far. */
  phone: string;
  experience: string;
  start: string;
  message: string;
  /** Answers to the employer's questions, by id. */
  given: Readonly<Record<string, string>>;
}

/** A response that is not sent yet, as it is kept on the device. */
export interface RespondDraft {
  answers: RespondAnswers;
  /** The code that was sent, and whether it is being typed. */
  code?: SentCode | undefined;
  isCodeAsked: boolean;
  /** The tag of the post that led here. */
  via?: string | undefined;
  /** What it answers. */
  vacancy?: { title?: string | undefined; company?: string | undefined } | undefined;
}

/** A draft that can be gone on with. */
export interface BegunResponse {
  vacancyId: string;
  title: string;
  company: string;
}

export const nothing: RespondAnswers = {
  firstName: '',
  lastName: '',
  phone: '',
  experience: '',
  start: '',
  message: '',
  given: {},
};

/** How long one is offered again. */
const keptMs = 24 * 60 * 60 * 1000;

const prefix = 'kasb.respond.';
const keyOf = (vacancyId: string) => prefix + vacancyId;

/** Where drafts are: on the device alone. */
export function createDrafts(storage: SessionStorage) {
  function read(vacancyId: string, now: number): RespondDraft | undefined {
    try {
      const kept = JSON.parse(storage.getItem(keyOf(vacancyId)) ?? 'null') as (RespondDraft & { at: number }) | null;
      if (kept && now - kept.at < keptMs) return { ...kept, answers: { ...nothing, ...kept.answers } };
    } catch {
      // Nobody is kept from responding by what an older page left.
    }
    storage.removeItem(keyOf(vacancyId));
    return undefined;
  }
  return {
    /** What was typed for a vacancy within a day, if anything can be read of it. */
    read,
    /** Those of which is known what they answer. */
    list: (now: number): BegunResponse[] =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const vacancyId = key.slice(prefix.length);
          const { title, company = '' } = read(vacancyId, now)?.vacancy ?? {};
          return title === undefined ? [] : [{ vacancyId, title, company }];
        }),
    keep(vacancyId: string, draft: RespondDraft, now: number): void {
      try {
        storage.setItem(keyOf(vacancyId), JSON.stringify({ ...draft, at: now }));
      } catch {
        // A full device keeps no draft, and the form works without one.
      }
    },
    drop: (vacancyId: string) => storage.removeItem(keyOf(vacancyId)),
  };
}

/** Whether a response to this vacancy was begun on this device and not sent. */
export const isResponseBegun = (vacancyId: string): boolean =>
  createDrafts(browserStorage()).read(vacancyId, Date.now()) !== undefined;

/** What a form holds. */
export function answersOf(form: HTMLFormElement): RespondAnswers {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    experience: text('experience'),
    start: text('start'),
    message: text('message'),
    given: Object.fromEntries(
      [...values.keys()]
        .filter((name) => name.startsWith(answerPrefix))
        .map((name) => [name.slice(answerPrefix.length), text(name)]),
    ),
  };
}

/** Before a question's id: the name of its field, here and in what the provider refuses. */
export const answerPrefix = 'answers.';
