import type { Interview } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { BackLink, Badge, Button, Card, Heading, IconButton, Text } from '@kasb/ui';
import { PencilLine } from 'lucide-react';
import { isAnswered } from '../../data/useInterviewAnswers.ts';
import type { InterviewAnswersState } from '../../data/useInterviewAnswers.ts';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './CandidateInterview.css.ts';
import { Notice } from './Notice.tsx';

export interface ReviewStepProps {
  questions: Interview['questions'];
  answers: InterviewAnswersState;
  /** Goes back to a question, by its place from 0. */
  onEdit: (index: number) => void;
  onBack: () => void;
}

/** All answers once more, before they are handed in for good. */
export function ReviewStep({ questions, answers, onEdit, onBack }: ReviewStepProps) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  const { answered, uploading, error, isPending } = answers;
  const missing = questions.length - answered;
  return (
    <>
      <BackLink onPress={onBack}>{t('back')}</BackLink>
      <div className={css.head}>
        <Heading level={1} tabIndex={-1} className={css.heading}>
          {t('review.title')}
        </Heading>
        <Text tone="muted">{t('review.hint')}</Text>
      </div>
      <Card padding="none">
        <ol className={css.review}>
          {questions.map(({ id, text }, index) => {
            const answer = answers.answerTo(id);
            return (
              <li key={id} className={css.reviewRow}>
                <span className={css.number}>{index + 1}</span>
                <div className={css.reviewText}>
                  <strong className={css.question}>{text}</strong>
                  {answer.text.trim() !== '' && (
                    <Text isPreLine className={css.text}>
                      {answer.text}
                    </Text>
                  )}
                  {(answer.recording ?? answer.mediaId) && <Badge tone="accent">{t('review.recorded')}</Badge>}
                  {!isAnswered(answer) && <Text tone="muted">{t('review.none')}</Text>}
                </div>
                <IconButton
                  size="sm"
                  aria-label={t('review.edit', { number: index + 1 })}
                  isDisabled={isPending}
                  onPress={() => onEdit(index)}
                >
                  <PencilLine />
                </IconButton>
              </li>
            );
          })}
        </ol>
      </Card>
      <Notice tone="caution">{answered > 0 && missing > 0 && t('review.missing', { count: missing })}</Notice>
      <Notice tone="critical">{error && problem(error, t('review.failed'))}</Notice>
      <div className={css.submit}>
        <Text size="sm" tone="muted" role="status">
          {answered === 0 ? t('review.nothing') : uploading > 0 ? t('review.wait') : ''}
        </Text>
        <Button
          variant="primary"
          size="lg"
          isDisabled={answered === 0 || uploading > 0}
          isPending={isPending}
          onPress={() => void answers.submit()}
        >
          {t(isPending ? 'sending' : 'review.submit')}
        </Button>
      </div>
    </>
  );
}
