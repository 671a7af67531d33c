import { submitInterview } from '@kasb/contract';
import type { Interview } from '@kasb/contract';
import { browserStorage, useCommand } from '@kasb/kit';
import { useEffect, useState } from 'react';
import { readKept, writeKept } from '../model/keptAnswers.ts';
import type { KeptAnswer, KeptInterview } from '../model/keptAnswers.ts';
import { readRecordings, writeRecording } from '../model/keptRecordings.ts';

/** An answer: what is kept, and the recording itself until it is uploaded or the page is left. */
export interface Answer extends KeptAnswer {
  recording?: Blob;
}

const noAnswer: Answer = { kind: 'video', text: '' };

/** Whether there is something to hand in; a recording counts before it is uploaded. */
export const isAnswered = ({ text, mediaId, recording }: Answer): boolean =>
  text.trim() !== '' || mediaId !== undefined || recording !== undefined;

/** A candidate's answers, kept on the device with every change, and their submission. */
export function useInterviewAnswers(token: string, interview: Interview) {
  const [storage] = useState(browserStorage);
  const [kept, setKept] = useState(() => readKept(storage, token));
  const [recordings, setRecordings] = useState<Record<string, Blob>>({});
  const command = useCommand(submitInterview);
  const [isDone, setDone] = useState(interview.isSubmitted);

  // What an earlier visit recorded and did not wholly upload; a newer recording wins.
  useEffect(() => {
    let isHere = true;
    const { answers } = readKept(storage, token);
    void readRecordings(token).then((found) => {
      const unfinished = Object.entries(found).filter(([id]) => answers[id]?.mediaId === undefined);
      if (isHere) setRecordings((now) => ({ ...Object.fromEntries(unfinished), ...now }));
    });
    return () => void (isHere = false);
  }, [storage, token]);

  const change = (update: (now: KeptInterview) => KeptInterview) =>
    setKept((now) => {
      const next = update(now);
      writeKept(storage, token, next);
      return next;
    });
  const changeAnswer = (id: string, part: Partial<KeptAnswer>) =>
    change((now) => ({ ...now, answers: { ...now.answers, [id]: { ...(now.answers[id] ?? noAnswer), ...part } } }));
  const answerTo = (id: string): Answer => ({ ...(kept.answers[id] ?? noAnswer), recording: recordings[id] });
  const answers = interview.questions.map(({ id }) => ({ id, answer: answerTo(id) }));

  return {
    name: kept.name,
    phone: kept.phone,
    recordings,
    isDone,
    isPending: command.isPending,
    error: command.error,
    answerTo,
    answered: answers.filter(({ answer }) => isAnswered(answer)).length,
    /** Recordings that are not wholly uploaded yet. */
    uploading: answers.filter(({ answer }) => answer.recording && answer.mediaId === undefined).length,
    setPerson: (name: string, phone: string) => change((now) => ({ ...now, name, phone })),
    change: changeAnswer,
    setRecording(id: string, recording: Blob) {
      setRecordings((now) => ({ ...now, [id]: recording }));
      changeAnswer(id, { mediaId: undefined });
      void writeRecording(token, id, recording);
    },
    /** The recording itself, with what its player needs. */
    setReady(id: string, recording: Blob) {
      setRecordings((now) => ({ ...now, [id]: recording }));
      void writeRecording(token, id, recording);
    },
    setUploaded(id: string, mediaId: string) {
      changeAnswer(id, { mediaId });
      void writeRecording(token, id, undefined);
    },
    async submit() {
      const result = await command.run({
        params: { token },
        body: {
          name: kept.name,
          phone: kept.phone === '' ? undefined : kept.phone,
          answers: answers.flatMap(({ id, answer: { text, mediaId } }) => {
            const words = text.trim();
            return words === '' && mediaId === undefined
              ? []
              : [{ questionId: id, text: words === '' ? undefined : words, mediaId }];
          }),
        },
      });
      // They may have been handed in before: from another tab, or by an answer that got lost.
      if (!result.ok && !result.error.is('interviewSubmitted')) return;
      writeKept(storage, token, undefined);
      setDone(true);
    },
  };
}

/** The answers of the page. */
export type InterviewAnswersState = ReturnType<typeof useInterviewAnswers>;
