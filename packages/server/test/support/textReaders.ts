import { guessIndustry } from '@kasb/domain/industry';
import { sphereOfTitle } from '../../src/assistant/packs.ts';
import { understand } from '../../src/assistant/understand/understand.ts';
import { vacancyForm } from '../../src/assistant/vacancyForm.ts';
import { describePage } from '../../src/description/describe.ts';
import { parseTitle } from '../../src/guard/parseTitle.ts';
import { checkEdit } from '../../src/guard/rulesGuard.ts';
import { withoutRepeats } from '../../src/interview/questionBank.ts';
import { faultsOf } from '../../src/moderation/rules.ts';
import { detectLanguage, isWrittenIn } from '../../src/text/language.ts';
import { wordsOf } from '../../src/text/normalise.ts';
import { plainText } from '../../src/text/plainText.ts';
import type { HostileText } from './hostileTexts.ts';

/** Of processor time: what takes no more is not looked at further. */
const budgetMs = 200;
/** What no other work on the machine makes of it. */
const mostMs = 10 * budgetMs;
/** How much longer twice the text may take: a pattern that looks back takes four times as long. */
const mostGrowth = 3;
const tries = 5;

const vacancyOf = (text: string, lineCount: number) => {
  const lines = Array.from({ length: lineCount }, (_, index) => text.slice(index * 7, index * 7 + 1000));
  return { title: text.slice(0, 200), description: text, requirements: lines, benefits: lines };
};
const jobDataOf = (text: string) => ({ title: 'Швея', salary: text.slice(0, 200), employmentType: text.slice(0, 200) });

type Readers = Record<string, (text: string) => unknown>;

/** What reads a message to the assistant. */
export const readersOfMessages: Readers = {
  ...Object.fromEntries(
    (['title', 'requirements', 'salary', undefined] as const).map((asked) => [
      `understanding, asked for ${asked ?? 'nothing'}`,
      (text: string) => understand(text, { language: asked === 'title' ? 'uz' : 'ru', asked }),
    ]),
  ),
  'the language': (text) => [detectLanguage(text, 'ru'), isWrittenIn(text, 'uz')],
  'the sphere': (text) => [guessIndustry(text), sphereOfTitle(text)],
  'a title': (text) => [wordsOf(text), parseTitle(text)],
  'the wage of a chat': (text) => vacancyForm(jobDataOf(text)),
  "a model's text": (text) => plainText(text.repeat(10), 2000),
  questions: (text) => withoutRepeats([text, `${text}?`]),
};
/** What reads a vacancy with so many lines in each of its lists. */
export const readersOfVacancies = (lineCount: number): Readers => ({
  moderation: (text) => faultsOf(vacancyOf(text, lineCount)),
  'the guard': (text) =>
    checkEdit({ before: vacancyOf(text, lineCount), after: vacancyOf(`а${text.slice(1)}`, lineCount) }),
  'a page': (text) => [describePage(`<p>${text}`), describePage(`<meta name="description" content="${text}">`)],
});

function spentOn(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether a text takes too long, and ever longer the longer it is: more than half of it, without its middle, does. The
 * least of some tries counts, since others use the machine too.
 */
function grows(read: (text: string) => unknown, text: string): boolean {
  const quarter = Math.floor(text.length / 4);
  const half = text.slice(0, quarter) + text.slice(-quarter);
  let [ofWhole, ofHalf] = [Infinity, Infinity];
  for (let left = tries; left > 0 && ofWhole > budgetMs; left -= 1) {
    ofWhole = Math.min(ofWhole, spentOn(read, text));
    ofHalf = Math.min(ofHalf, spentOn(read, half));
  }
  return ofWhole > budgetMs && ofWhole > mostGrowth * ofHalf;
}

/** The readers of these texts that took longer than they may: a busy processor is slower, and as slow with half. */
export function slowOnes(readers: Readers, texts: readonly HostileText[]): string[] {
  return texts.flatMap(({ name, text }) =>
    Object.entries(readers).flatMap(([reader, read]) => {
      const ms = spentOn(read, text);
      const isSlow = ms > mostMs || (ms > budgetMs && grows(read, text));
      return isSlow ? [`${reader}: ${name}: ${Math.round(ms)} ms`] : [];
    }),
  );
}

/** Lets the compiler read what the readers are made of, so that the first text is not slower than the others. */
export function warmUp(): void {
  slowOnes({ ...readersOfMessages, ...readersOfVacancies(1) }, [{ name: 'a usual text', text: 'Нужна швея, 5 млн' }]);
}
