import { getVacancy, listInterviewQuestions } from '@kasb/contract';
import type { InterviewQuestion } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Failure } from '@kasb/kit';

/** What the page of a vacancy's interview begins from; the title may be there before the rest. */
export type InterviewSetupState =
  | { status: 'loading'; title?: string }
  | ({ status: 'error'; title?: string } & Failure)
  | { status: 'ready'; title: string | undefined; questions: readonly InterviewQuestion[] };

/** A vacancy and its questions. Both are waited for, and what failed is asked for again together. */
export function useInterviewSetup(vacancyId: string): InterviewSetupState {
  const vacancy = useQuery(getVacancy, { params: { id: vacancyId } });
  const questions = useQuery(listInterviewQuestions, { params: { vacancyId } });
  const title = vacancy.data?.title;
  if (vacancy.data && questions.data) return { status: 'ready', title, questions: questions.data.questions };
  const [first, ...others] = [vacancy, questions].filter((query) => query.status === 'error');
  if (!first || vacancy.status === 'loading' || questions.status === 'loading') return { status: 'loading', title };
  return {
    status: 'error',
    title,
    error: first.error,
    retry: () => [first, ...others].forEach(({ retry }) => retry()),
  };
}
