import {
  createInterviewLink,
  generateInterviewQuestions,
  listInterviewQuestions,
  saveInterviewQuestions,
} from '@kasb/contract';
import type { InterviewQuestionsBody } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** How many questions are made, and in which language. */
const COUNT = 10;
const LANGUAGE = 'ru';

/** What can be done with the questions of a vacancy. */
export function useQuestionCalls(vacancyId: string, applicationId: string | undefined) {
  const generation = useCommand(generateInterviewQuestions);
  const saving = useCommand(saveInterviewQuestions, { touches: [listInterviewQuestions] });
  const linking = useCommand(createInterviewLink);
  return {
    generationError: generation.error,
    isSaving: saving.isPending,
    isLinking: linking.isPending,
    generate: () => generation.run({ body: { vacancy_id: vacancyId, question_count: COUNT, language: LANGUAGE } }),
    save: (questions: InterviewQuestionsBody['questions']) =>
      saving.run({ params: { vacancyId }, body: { questions } }),
    /** Makes the link, for the candidate of the application if there is one. */
    link: () => linking.run({ body: { vacancy_id: vacancyId, application_id: applicationId } }),
  };
}
