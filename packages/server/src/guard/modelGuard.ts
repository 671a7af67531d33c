import type { Language } from '@kasb/contract';
import { array, boolean, maxValue, minValue, number, object, pipe, string } from 'valibot';
import type { LanguageModel } from '../llm/languageModel.ts';
import { plainText } from '../text/plainText.ts';
import type { EditCheckInput, EditGuard, GuardedVacancy } from './editGuard.ts';

const answer = object({
  isValid: boolean(),
  similarityScore: pipe(number(), minValue(0), maxValue(100)),
  reason: string(),
  warnings: array(string()),
});

const instructions = `Two versions of a job vacancy are given. Say whether the edited one is still the same position.
Not valid: another position, role, specialisation or level
(builder to bricklayer, Junior to Senior, Backend to Frontend).
Valid: edits of description, requirements, pay and conditions,
and clarifications of the title (experience, translation).
similarityScore: 0 to 100, below 40 when not valid. reason: one sentence.
warnings: sentences, what deserves a second look.`;

const languageNames: Record<Language, string> = { ru: 'Russian', uz: 'Uzbek in Latin letters' };

/** The guard that asks the language model; where that has no valid answer, `fallback` decides. */
export function createModelGuard(model: LanguageModel, fallback: EditGuard): EditGuard {
  return {
    async check(input: EditCheckInput) {
      const { before, after, language = 'ru', personId = 'edit-guard' } = input;
      const given = await model.ask({
        name: 'edit_check',
        schema: answer,
        instructions: `${instructions}\nWrite reason and warnings in ${languageNames[language]}.`,
        data: { before: bounded(before), after: bounded(after) },
        account: before.company_id ?? 'edit-guard',
        personId,
        faultOf: ({ reason, isValid, similarityScore }) => {
          const letters = language === 'ru' ? /\p{Script=Cyrillic}{3}/u : /\p{Script=Latin}{3}/u;
          if (!letters.test(reason)) return `the reason must be in ${languageNames[language]}`;
          return !isValid && similarityScore >= 80 ? 'an edit that is not valid cannot be that similar' : undefined;
        },
      });
      if (!given) return fallback.check(input);
      return {
        isValid: given.isValid,
        similarityScore: Math.round(given.similarityScore),
        reason: plainText(given.reason, 300),
        warnings: given.warnings
          .slice(0, 5)
          .map((warning) => plainText(warning, 300))
          .filter((warning) => warning !== ''),
      };
    },
  };
}

function bounded({ title, description, requirements }: GuardedVacancy) {
  return {
    title: title.slice(0, 200),
    description: description?.slice(0, 4000),
    requirements: requirements?.slice(0, 30).map((line) => line.slice(0, 300)),
  };
}
