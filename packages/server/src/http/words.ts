import { decoded } from '@kasb/contract';
import type { Language, ProblemCode, Reason } from '@kasb/contract';
import { ru as issuesRu } from '@kasb/domain/issues/ru';
import { uz as issuesUz } from '@kasb/domain/issues/uz';
import { ru as problemsRu } from '@kasb/domain/problems/ru';
import { uz as problemsUz } from '@kasb/domain/problems/uz';
import { ru as reasonsRu } from '@kasb/domain/reasons/ru';
import { uz as reasonsUz } from '@kasb/domain/reasons/uz';
import { say, spoken } from '@kasb/domain/say';
import type { Sentence } from '@kasb/domain/say';
import type { FieldProblem, Problem } from './problem.ts';

const ru = { ...problemsRu, ...issuesRu, ...reasonsRu };
const words: Record<Language, Record<keyof typeof ru, Sentence>> = {
  ru,
  uz: { ...problemsUz, ...issuesUz, ...reasonsUz },
};

/** What a person is told of a problem. */
function problemText(code: ProblemCode, language: Language): string {
  return say(words[language][code]);
}

/** The body of a refusal: codes for programs, and sentences in the caller's language. */
export function problemBody({ code, reason, fields, details, retryAfter }: Problem, language: Language): object {
  return {
    error: reason === undefined ? problemText(code, language) : say(words[language][reason]),
    code,
    ...(reason !== undefined && { reason: { code: reason } }),
    ...details,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, told]) => [name, fieldBody(told, language)])),
    }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function fieldBody(told: FieldProblem, language: Language): object {
  const { code, values } = typeof told === 'string' ? { code: told } : told;
  return { code, ...(values && { values }), text: say(words[language][code], spoken(values, language)) };
}

/** What was kept as a code (`encodedReason`), in a person's language, and the code; any other text says itself. */
export function told(kept: string, language: Language): { text: string; reason?: Reason } {
  const reason = decoded(kept);
  if (!reason || !Object.hasOwn(words[language], reason.code)) return { text: kept };
  return { text: say(words[language][reason.code as keyof typeof ru], reason.values), reason };
}
