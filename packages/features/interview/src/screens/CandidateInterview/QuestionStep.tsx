import type { Interview } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { BackLink, Button, Card, Heading, Segmented, Text, TextArea } from '@kasb/ui';
import { useState } from 'react';
import { isAnswered } from '../../data/useInterviewAnswers.ts';
import type { Answer } from '../../data/useInterviewAnswers.ts';
import { interviewMessages } from '../../messages/index.ts';
import { answerKinds } from '../../model/media.ts';
import type { AnswerKind } from '../../model/media.ts';
import * as css from './CandidateInterview.css.ts';
import { RecordedAnswer } from './RecordedAnswer.tsx';
import type { Devices } from './useDevices.ts';

export interface QuestionStepProps {
  question: Interview['questions'][number];
  /** Its place, from 1. */
  number: number;
  count: number;
  answer: Answer;
  /** How the last question was answered. */
  preferred: AnswerKind;
  devices: Devices;
  onKindChange: (kind: AnswerKind) => void;
  onTextChange: (text: string) => void;
  onRecorded: (recording: Blob) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The longest text that the provider takes, in characters. */
const TEXT_LIMIT = 5000;

/** One question, and its answer by video, by voice or in words. */
export function QuestionStep({
  question,
  number,
  count,
  answer,
  preferred,
  devices,
  onKindChange,
  onTextChange,
  onRecorded,
  onBack,
  onNext,
}: QuestionStepProps) {
  const t = useMessages(interviewMessages);
  const [kind, setKind] = useState<AnswerKind>(
    answer.recording
      ? answer.recording.type.startsWith('audio')
        ? 'audio'
        : 'video'
      : answer.text === ''
        ? preferred
        : 'text',
  );
  const [isBusy, setBusy] = useState(false);
  const isTooLong = answer.text.trim().length > TEXT_LIMIT;
  return (
    <>
      <BackLink onPress={onBack}>{t('back')}</BackLink>
      <div className={css.head}>
        <Text size="sm" tone="muted">
          {t('answer.progress', { number, count })}
        </Text>
        <Heading level={1} tabIndex={-1} className={css.heading}>
          {question.text}
        </Heading>
      </div>
      <Segmented
        label={t('answer.kind')}
        isLabelHidden
        isDisabled={isBusy}
        options={answerKinds.map((value) => ({ value, label: t(value === 'text' ? value : `answer.${value}`) }))}
        value={kind}
        onChange={(value) => {
          const next = answerKinds.find((known) => known === value) ?? 'text';
          setKind(next);
          onKindChange(next);
        }}
      />
      <Card
        footer={
          <div className={css.actions}>
            <Button
              variant={isAnswered(answer) ? 'primary' : 'secondary'}
              isDisabled={isBusy || isTooLong}
              onPress={onNext}
            >
              {t(isAnswered(answer) ? 'candidate.next' : 'skip')}
            </Button>
          </div>
        }
      >
        {kind === 'text' ? (
          <TextArea
            label={t('answer.label')}
            rows={8}
            errorMessage={isTooLong ? t('tooLong', { limit: TEXT_LIMIT }) : undefined}
            value={answer.text}
            onChange={onTextChange}
          />
        ) : (
          <RecordedAnswer
            key={kind}
            kind={kind}
            recording={answer.recording?.type.startsWith(kind) ? answer.recording : undefined}
            isUploaded={answer.mediaId !== undefined && !answer.recording}
            devices={devices}
            onRecordingChange={setBusy}
            onRecorded={onRecorded}
          />
        )}
      </Card>
    </>
  );
}
