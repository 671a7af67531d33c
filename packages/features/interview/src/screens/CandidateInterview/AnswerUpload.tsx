import { useMessages, useProblemText } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { CircleCheck } from 'lucide-react';
import { useRecordingUpload } from '../../data/useRecordingUpload.ts';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './AnswerUpload.css.ts';

export interface AnswerUploadProps {
  token: string;
  questionId: string;
  /** The question's place, from 1. */
  number: number;
  recording: Blob;
  /** It is told of even when it has come through. */
  isCurrent: boolean;
  onDone: (mediaId: string) => void;
}

/** Sends one recording while the candidate goes on, and says how far it is. */
export function AnswerUpload({ token, questionId, number, recording, isCurrent, onDone }: AnswerUploadProps) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  const { status, share, reason, retry } = useRecordingUpload(token, questionId, recording, onDone);
  const label = t('upload.label', { number });
  const percent = Math.round(share * 100);
  return (
    <div className={css.row} hidden={status === 'done' && !isCurrent}>
      <div className={css.line}>
        <span>{label}</span>
        <span className={css.state} role="status">
          {status === 'uploading' && `${percent} %`}
          {status === 'waiting' && t('upload.waiting')}
          {status === 'done' && (
            <>
              <CircleCheck className={css.check} />
              {t('upload.done')}
            </>
          )}
        </span>
      </div>
      {status === 'failed' && (
        <p role="alert" data-tone="critical" className={css.error}>
          {problem(reason, t('upload.failed'))}
          <Button size="sm" variant="danger-quiet" onPress={retry}>
            {t('upload.retry')}
          </Button>
        </p>
      )}
      {(status === 'uploading' || status === 'waiting') && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={css.track}
        >
          <div className={css.fill} style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}
