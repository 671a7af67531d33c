import type { CompanyProfile, Language } from '@kasb/contract';
import { array, nullable, object, string } from 'valibot';
import type { Draft } from '../db/schema/draft.ts';
import type { Telling } from '../http/stream.ts';
import type { LanguageModel } from '../llm/languageModel.ts';
import { isWrittenIn } from '../text/language.ts';
import { plainText } from '../text/plainText.ts';
import { jobDataOf, nextTopic } from './draft.ts';
import type { Prompt } from './prompts.ts';
import type { Turn } from './scripted.ts';
import { mostOptions, optionsFor } from './scripted.ts';
import { flatten } from './understand/flat.ts';
import { findPay } from './understand/money.ts';
import { capital } from './understand/nominative.ts';
import { findPlace } from './understand/places.ts';
import { findEmployment, findFormat } from './understand/workForms.ts';

/** The shape of a model's turn. Whether the vacancy is ready is not the model's to say. */
const modelAnswer = object({
  message: string(),
  quickOptions: array(object({ label: string(), value: string() })),
  jobData: object({
    title: nullable(string()),
    description: nullable(string()),
    requirements: nullable(array(string())),
    benefits: nullable(array(string())),
    salary: nullable(string()),
    workFormat: nullable(string()),
    employmentType: nullable(string()),
    location: nullable(string()),
  }),
});

const shape = `Fill jobData with what the vacancy is after this message, null where nothing changed.
workFormat: office, remote or hybrid.
employmentType: full-time, part-time, contract or freelance. salary: as it was said, with its currency.`;

interface ModelTurnInput {
  model: LanguageModel | undefined;
  /** The turn of the rules: what they understood, and what holds if the model fails. */
  base: Turn;
  message: string | undefined;
  history: readonly { sender: string; content: string }[];
  profile: CompanyProfile;
  prompt: Prompt;
  language: Language;
  account: string;
  personId: string;
  /** Takes the words of the answer as they come. */
  telling: Telling | undefined;
}

/** The turn as a language model words it, over what the rules understood; undefined when there is no valid answer. */
export async function modelTurn({
  model,
  base,
  message,
  history,
  profile,
  prompt,
  language,
  account,
  personId,
  telling,
}: ModelTurnInput): Promise<Turn | undefined> {
  const answer = await model?.ask({
    name: 'chat_turn',
    schema: modelAnswer,
    instructions: `${prompt.instructions}\n\n${shape}`,
    data: {
      company: bounded(profile),
      language,
      history: history.slice(-10).map(({ sender, content }) => ({ sender, content: content.slice(0, 1000) })),
      jobData: base.jobData,
      missing: nextTopic(base.draft) ?? null,
      message: message ?? 'Greet the person and ask for the position.',
    },
    account,
    personId,
    onPartial: telling && wordsOf(telling.say),
    signal: telling?.signal,
    faultOf: (given) => {
      const text = plainText(given.message, longestMessage);
      if (text === '') return 'the message is empty';
      return isWrittenIn(text, language)
        ? undefined
        : `the message must be in ${language === 'ru' ? 'Russian' : 'Uzbek'}`;
    },
  });
  if (!answer) return undefined;
  const draft = withProposal(base.draft, answer.jobData);
  const asked = nextTopic(draft);
  return {
    message: plainText(answer.message, longestMessage),
    quickOptions: quickOptionsOf(answer.quickOptions) ?? optionsFor(asked, draft, language, prompt.pack),
    draft: { ...draft, asked, repeats: asked === base.draft.asked ? base.draft.repeats : 0 },
    jobData: jobDataOf(draft, profile, language),
  };
}

const longestMessage = 2000;

/** Says what is new of the message whenever more of the answer has come. */
function wordsOf(say: (words: string) => void): (partial: unknown) => void {
  let told = '';
  return (partial) => {
    const { message } = (partial ?? {}) as { message?: unknown };
    const text = typeof message === 'string' ? plainText(message, longestMessage) : '';
    if (text.length <= told.length || !text.startsWith(told)) return;
    say(text.slice(told.length));
    told = text;
  };
}

function bounded(profile: CompanyProfile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(profile).flatMap(([name, value]) =>
      value ? [[name, plainText(value, name === 'description' ? 2000 : 200)]] : [],
    ),
  );
}

function quickOptionsOf(
  given: readonly { label: string; value: string }[],
): { label: string; value: string }[] | undefined {
  const options = given
    .slice(0, 50)
    .map(({ label, value }) => ({
      label: plainText(label, 80).replaceAll('\n', ' '),
      value: plainText(value, 200).replaceAll('\n', ' '),
    }))
    .filter(({ label, value }) => label !== '' && value !== '');
  const unique = options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index);
  return unique.length > 0 ? unique.slice(0, mostOptions) : undefined;
}

type Proposal = {
  [Name in 'title' | 'description' | 'salary' | 'workFormat' | 'employmentType' | 'location']: string | null;
} & {
  [Name in 'requirements' | 'benefits']: string[] | null;
};

/** What the model proposes, each field read by the same rules as a person's words. */
function withProposal(
  draft: Draft,
  { title, description, requirements, benefits, salary, workFormat, employmentType, location }: Proposal,
): Draft {
  const after: Draft = { ...draft };
  const text = (value: string | null, max: number) => (value === null ? '' : plainText(value, max));
  const name = text(title, 120).replaceAll('\n', ' ');
  if (name !== '') after.title = capital(name);
  const told = text(description, 5000);
  if (told !== '') after.description = told;
  const lines = (values: string[]) =>
    values
      .slice(0, 30)
      .map((value) => text(value, 300).replaceAll('\n', ' '))
      .filter((value) => value !== '');
  if (requirements && lines(requirements).length > 0) {
    after.requirements = lines(requirements);
    // The model's list holds it already.
    if (after.requirements.some((line) => /опыт|стаж|tajriba/iu.test(line))) delete after.experience;
  }
  if (benefits && lines(benefits).length > 0) {
    after.benefits = lines(benefits);
    if (after.benefits.some((line) => /график|grafik|tartib/iu.test(line))) delete after.schedule;
  }
  const { pay } = findPay(flatten(text(salary, 100)), true);
  if (pay) after.pay = pay;
  const { value: format } = findFormat(flatten(text(workFormat, 50)));
  if (format) after.format = format;
  const { value: employment } = findEmployment(flatten(text(employmentType, 50)));
  if (employment) after.employment = employment;
  const { place } = findPlace(flatten(text(location, 100)));
  if (place) after.place = place;
  return after;
}
