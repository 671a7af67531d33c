'use client';
import type { MessagesOf } from '@kasb/kit';
import { ScreenFrame } from '../../components/ScreenFrame/ScreenFrame.tsx';
import type { vacanciesMessages } from '../../messages/index.ts';
import { QuestionsBlock } from './QuestionsBlock.tsx';

export interface VacancyQuestionsProps {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof vacanciesMessages>;
}

/** The interview questions of a vacancy, to read and to change (docs/domain.md#vacancy-questions). */
export function VacancyQuestions({ messages, vacancyId }: VacancyQuestionsProps) {
  return (
    <ScreenFrame messages={messages}>
      <QuestionsBlock vacancyId={vacancyId} />
    </ScreenFrame>
  );
}
