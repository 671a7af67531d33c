import type { Language } from '@kasb/contract';
import { packOf } from '../assistant/families.ts';
import type { Pack } from '../assistant/packs.ts';
import { clean } from '../text/normalise.ts';
import general from './questions.json' with { type: 'json' };

/** What of a vacancy the questions are made from. */
export interface AskedVacancy {
  title: string;
  requirements: readonly string[];
}

const most = 30;

// A requirement is asked about in its own words; several wordings, so that the list does not read like a form.
const aboutRequirement: Record<Language, ((requirement: string) => string)[]> = {
  ru: [
    (requirement) => `Мы ждём от кандидата: «${requirement}». Приведите пример из вашей работы.`,
    (requirement) => `Насколько хорошо у вас с этим: «${requirement}»? Расскажите подробнее.`,
    (requirement) => `Одно из требований вакансии: «${requirement}». Чем вы можете его подтвердить?`,
  ],
  uz: [
    (requirement) => `Nomzoddan kutamiz: «${requirement}». Ishingizdan misol keltiring.`,
    (requirement) => `«${requirement}» bo'yicha tayyorgarligingiz qanday? Batafsil aytib bering.`,
    (requirement) => `Vakansiya talablaridan biri: «${requirement}». Buni nima bilan tasdiqlaysiz?`,
  ],
};

const aboutTitle: Record<Language, (title: string) => string> = {
  ru: (title) => `Как вы представляете первый рабочий месяц на должности «${title}»?`,
  uz: (title) => `«${title}» lavozimida birinchi ish oyingizni qanday tasavvur qilasiz?`,
};

const short = (text: string) => (text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text);

/**
 * Exactly `count` different questions, at most 30: of experience first, then of the position (of the sphere, where its
 * name says nothing) and the requirements by turns, and general ones to the end.
 */
export function questionsFromBank(
  { title, requirements }: AskedVacancy,
  pack: Pack,
  language: Language,
  count: number,
): string[] {
  const [first = '', second = '', ...others] = general[language];
  const ofPosition = packOf(title, language, pack).questions;
  const wordings = aboutRequirement[language];
  const ofRequirements = requirements.map(
    (requirement, index) => wordings[index % wordings.length]?.(short(requirement)) ?? '',
  );
  const byTurns = Array.from({ length: Math.max(ofPosition.length, ofRequirements.length) }, (_, index) => [
    ofRequirements[index],
    ofPosition[index],
  ]).flat();
  // Half of the list at most is of the vacancy: the rest is what every employer wants to know.
  const own = byTurns.filter((question) => question !== undefined).slice(0, Math.max(1, Math.ceil(count * 0.6)));
  return withoutRepeats([
    first,
    ...own,
    aboutTitle[language](short(title)),
    second,
    ...others,
    ...byTurns.filter((question) => question !== undefined),
    ...pack.questions,
  ]).slice(0, Math.min(count, most));
}

/** The questions without those that repeat an earlier one but for case and signs. */
export function withoutRepeats(questions: readonly string[]): string[] {
  const known = new Set<string>();
  return questions.filter((question) => {
    const key = clean(question)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
    return key !== '' && !known.has(key) && known.add(key);
  });
}
