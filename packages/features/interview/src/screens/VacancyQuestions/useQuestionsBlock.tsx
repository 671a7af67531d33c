import type { InterviewQuestion } from '@kasb/contract';
import { inOrder } from '@kasb/domain/questions';
import { KeptText, ProblemSentence } from '@kasb/kit';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuestions } from '../../data/useQuestions.ts';
import type { QuestionsChange } from '../../data/useQuestions.ts';
import { interviewMessages } from '../../messages/index.ts';
import { addQuestion, deleteQuestion, editQuestion } from '../../model/questions.ts';

/** What is said about the last change. */
export interface QuestionsMessage {
  tone: 'positive' | 'critical';
  text: ReactNode;
}

const texts = {
  add: ['questions.added', 'questions.addFailed'],
  edit: ['questions.updated', 'questions.updateFailed'],
  delete: ['questionDeleted', 'questions.deleteFailed'],
} as const;

/** The questions with the three things one does to them; each tells whether it was done. */
export function useQuestionsBlock(vacancyId: string) {
  const { questions, change } = useQuestions(vacancyId);
  const [message, setMessage] = useState<QuestionsMessage>();
  const [pending, setPending] = useState<keyof typeof texts>();
  const isBusy = useRef(false);

  async function run(kind: keyof typeof texts, apply: QuestionsChange): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(kind);
    setMessage(undefined);
    const result = await change(apply);
    isBusy.current = false;
    setPending(undefined);
    const [done, failed] = texts[kind];
    setMessage(
      result.ok
        ? { tone: 'positive', text: <KeptText messages={interviewMessages} text={done} /> }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={interviewMessages} fallback={failed} />,
          },
    );
    return result.ok;
  }

  return {
    isLoading: questions.status === 'loading',
    questions: inOrder(questions.items ?? []),
    message,
    clearMessage: () => setMessage(undefined),
    pending,
    add: (text: string) => run('add', (all) => addQuestion(all, text)),
    edit: (question: InterviewQuestion, text: string) => run('edit', (all) => editQuestion(all, question, text)),
    remove: (question: InterviewQuestion) => run('delete', (all) => deleteQuestion(all, question)),
  };
}
