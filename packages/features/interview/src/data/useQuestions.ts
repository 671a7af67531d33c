import { ApiError, listInterviewQuestions, saveInterviewQuestions } from '@kasb/contract';
import type { InterviewQuestion } from '@kasb/contract';
import { listOf, useCommand, useKasb, useQuery } from '@kasb/kit';
import { questionsBody } from '../model/questions.ts';

/** What a change makes of the questions that are stored. */
export type QuestionsChange = (questions: readonly InterviewQuestion[]) => readonly InterviewQuestion[];

/** Interview questions of a vacancy, and the one way to change them: the whole list is saved. */
export function useQuestions(vacancyId: string) {
  const { client } = useKasb();
  const params = { vacancyId };
  const questions = listOf(useQuery(listInterviewQuestions, { params }), (answer) => answer.questions);
  const command = useCommand(saveInterviewQuestions, { touches: [listInterviewQuestions] });
  return {
    questions,
    isPending: command.isPending,
    /**
     * Applies a change to what is stored now: a list that failed to load, or that others changed, is never overwritten.
     * Answers the error of what failed.
     */
    async change(apply: QuestionsChange): Promise<{ ok: true } | { ok: false; error?: ApiError }> {
      try {
        const stored = await client.send(listInterviewQuestions, { params });
        return await command.run({ params, body: questionsBody(apply(stored.data.questions)) });
      } catch (error) {
        return { ok: false, error: error instanceof ApiError ? error : undefined };
      }
    },
  };
}
