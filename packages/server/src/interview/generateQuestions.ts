import { generateInterviewQuestions as endpoint } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { array, maxLength, object, pipe, string } from 'valibot';
import { areaOfVacancy, promptFor } from '../assistant/prompts.ts';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import type { LanguageModel } from '../llm/languageModel.ts';
import { isWrittenIn } from '../text/language.ts';
import { plainText } from '../text/plainText.ts';
import { findVacancy } from '../vacancies/findVacancy.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { questionsFromBank, withoutRepeats } from './questionBank.ts';

const answer = object({ questions: pipe(array(string()), maxLength(1000)) });
const longest = 400;

const instructions: Record<Language, string> = {
  ru:
    'Составь вопросы для собеседования на вакансию из данных: на русском языке, открытые, по одному на пункт, без ' +
    'вопросов о поле, возрасте, семье, здоровье, вере и происхождении.',
  uz:
    "Ma'lumotlardagi vakansiya uchun suhbat savollarini tuz: o'zbek tilida (lotin yozuvida), " +
    "ochiq savollar, har biri alohida; jins, yosh, oila, sog'liq, din va kelib chiqish haqida so'rama.",
};

/** Questions of the language model where there is one, filled up from the bank: exactly as many as were asked for. */
export const generateInterviewQuestions = verb(
  endpoint,
  async (context, { body: { vacancy_id, question_count: count, language } }) => {
    const { db, model, now } = context;
    const { id: personId } = personOf(context);
    const vacancy = await findVacancy(db, vacancy_id, { personId });
    await countAct(db, personId, 'questions', now);
    const { pack } = await promptFor(db, await areaOfVacancy(db, vacancy, language), language);
    const bank = questionsFromBank(vacancy, pack, language, 30);
    const written = await askModel(model, vacancy, { personId, language, count });
    // Where the model gave too few, the bank's general part completes them.
    const texts =
      written.length > 0
        ? withoutRepeats([...written, ...bank]).slice(0, count)
        : questionsFromBank(vacancy, pack, language, count);
    return { questions: texts.map((text, index) => ({ text, order_index: index, ai_generated: true })) };
  },
);

async function askModel(
  model: LanguageModel | undefined,
  vacancy: VacancyRow,
  { personId, language, count }: { personId: string; language: Language; count: number },
): Promise<string[]> {
  const { title, description, requirements, benefits } = vacancy;
  const found = await model?.ask({
    name: 'interview_questions',
    schema: answer,
    instructions: `${instructions[language]}\n${count}: exactly so many questions.`,
    data: {
      title,
      description: description?.slice(0, 4000),
      requirements: requirements.slice(0, 30),
      benefits: benefits.slice(0, 30),
      question_count: count,
      language,
    },
    account: vacancy.company_id,
    personId,
    faultOf: ({ questions }) => {
      if (questions.length === 0) return 'there are no questions';
      return isWrittenIn(questions.slice(0, 30).join('\n'), language)
        ? undefined
        : `the questions must be in ${language === 'ru' ? 'Russian' : 'Uzbek'}`;
    },
  });
  const texts = found?.questions.slice(0, 60).map((text) => plainText(text, longest).replaceAll('\n', ' ')) ?? [];
  return withoutRepeats(texts.filter((text) => text.length > 5)).slice(0, count);
}
