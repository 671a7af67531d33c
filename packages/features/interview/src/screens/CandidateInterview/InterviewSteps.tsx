import type { Interview } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { EmptyState } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import { useInterviewAnswers } from '../../data/useInterviewAnswers.ts';
import { interviewMessages } from '../../messages/index.ts';
import type { AnswerKind } from '../../model/media.ts';
import { AnswerUpload } from './AnswerUpload.tsx';
import * as css from './CandidateInterview.css.ts';
import { DeviceStep } from './DeviceStep.tsx';
import { GreetingStep } from './GreetingStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useDevices } from './useDevices.ts';

export interface InterviewStepsProps {
  token: string;
  interview: Interview;
}

type Step = 'greeting' | 'devices' | 'review' | number;

/** The steps in their order; uploads go on under them all. */
export function InterviewSteps({ token, interview }: InterviewStepsProps) {
  const t = useMessages(interviewMessages);
  const { questions } = interview;
  const answers = useInterviewAnswers(token, interview);
  const devices = useDevices();
  const [step, setStep] = useState<Step>('greeting');
  const [preferred, setPreferred] = useState<AnswerKind>('video');
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // Each step is read from its heading.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else top.current?.querySelector('h1')?.focus();
  }, [step, answers.isDone]);

  const go = (next: Step) => {
    setStep(next);
    globalThis.scrollTo(0, 0);
  };
  const question = typeof step === 'number' ? questions[step] : undefined;
  if (answers.isDone) {
    return (
      <div ref={top}>
        <EmptyState role="status" headingLevel={1} title={t('done.title')} description={t('done.hint')} />
      </div>
    );
  }
  if (questions.length === 0)
    return (
      <EmptyState headingLevel={1} title={t('candidate.noQuestions')} description={t('candidate.noQuestionsHint')} />
    );
  return (
    <div ref={top} className={css.step}>
      {step === 'greeting' && (
        <GreetingStep
          interview={interview}
          name={answers.name}
          phone={answers.phone}
          onContinue={(name, phone) => {
            answers.setPerson(name, phone);
            go('devices');
          }}
        />
      )}
      {step === 'devices' && (
        <DeviceStep
          devices={devices}
          onBack={() => go('greeting')}
          onContinue={(kind) => {
            setPreferred(kind);
            go(0);
          }}
        />
      )}
      {typeof step === 'number' && question && (
        <QuestionStep
          key={question.id}
          question={question}
          number={step + 1}
          count={questions.length}
          answer={answers.answerTo(question.id)}
          preferred={preferred}
          devices={devices}
          onKindChange={setPreferred}
          onTextChange={(text) => answers.change(question.id, { text })}
          onRecorded={(recording) => answers.setRecording(question.id, recording)}
          onBack={() => go(step === 0 ? 'devices' : step - 1)}
          onNext={() => go(step + 1 < questions.length ? step + 1 : 'review')}
        />
      )}
      {step === 'review' && (
        <ReviewStep questions={questions} answers={answers} onEdit={go} onBack={() => go(questions.length - 1)} />
      )}
      <div className={css.uploads}>
        {questions.map(({ id }, index) => {
          const recording = answers.recordings[id];
          return (
            recording && (
              <AnswerUpload
                key={id}
                token={token}
                questionId={id}
                number={index + 1}
                recording={recording}
                isCurrent={step === index}
                onReady={(ready) => answers.setReady(id, ready)}
                onDone={(mediaId) => answers.setUploaded(id, mediaId)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
