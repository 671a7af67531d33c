import type { InterviewSubmission } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './InterviewAnswers.css.ts';
import { MediaPlayer } from './MediaPlayer.tsx';

export interface AnsweredQuestionProps {
  answer: InterviewSubmission['answers'][number];
  /** The question's place, from 1. */
  number: number;
  /** Asks for new addresses of the recordings. */
  onRefresh: () => void;
}

/** A question with what the candidate answered beside it. */
export function AnsweredQuestion({ answer: { question, text, media }, number, onRefresh }: AnsweredQuestionProps) {
  const t = useMessages(interviewMessages);
  return (
    <li className={css.row}>
      <div className={css.question}>
        <span className={css.number}>{number}</span>
        <strong className={css.words}>{question}</strong>
      </div>
      <div className={css.answer}>
        {media?.url && (
          <MediaPlayer
            key={media.url}
            url={media.url}
            type={media.type}
            size={media.size}
            label={t('answers.media', { number })}
            onRefresh={onRefresh}
          />
        )}
        {text && (
          <Text isPreLine className={css.words}>
            {text}
          </Text>
        )}
        {!media?.url && !text && <Text tone="muted">{t('answers.none')}</Text>}
      </div>
    </li>
  );
}
