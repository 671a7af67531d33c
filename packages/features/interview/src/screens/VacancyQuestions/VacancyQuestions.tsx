'use client';
import { Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { interviewMessages } from '../../messages/index.ts';
import { QuestionsBlock } from './QuestionsBlock.tsx';

export interface VacancyQuestionsProps {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof interviewMessages>;
}

/** The interview questions of a vacancy, to read and to change (docs/domain.md#vacancy-questions). */
export function VacancyQuestions({ messages, vacancyId }: VacancyQuestionsProps) {
  return (
    <Screen bundle={interviewMessages} overrides={messages}>
      <QuestionsBlock vacancyId={vacancyId} />
    </Screen>
  );
}
