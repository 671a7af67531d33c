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
  /** The recording as it is sent, which then comes as `recording`. */
  onReady: (recording: Blob) => void;
  onDone: (mediaId: string) => void;
}

/** Sends one recording while the candidate goes on, and says how far it is. */
export function AnswerUpload({ token, questionId, number, recording, isCurrent, onReady, onDone }: AnswerUploadProps) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  const { status, share, reason, retry } = useRecordingUpload(token, questionId, recording, { onReady, onDone });
  const label = t('upload.label', { number });
  const percent = Math.round(share * 100);
  return (
    <div className={css.row} hidden={status === 'done' && !isCurrent}>
      <div className={css.line}>
        <span>{label}</span>
        <span className={css.state} role="status">
          {status === 'preparing' && <span>{t('upload.preparing')}</span>}
          {status === 'uploading' && <span>{`${percent} %`}</span>}
          {status === 'waiting' && <span>{t('upload.waiting')}</span>}
          {status === 'done' && (
            <>
              <CircleCheck className={css.check} />
              <span>{t('upload.done')}</span>
            </>
          )}
        </span>
      </div>
      {status === 'failed' && (
        <p role="alert" data-tone="critical" className={css.error}>
          <span>{problem(reason, t('upload.failed'))}</span>
          <Button size="sm" variant="danger-quiet" onPress={retry}>
            {t('upload.retry')}
          </Button>
        </p>
      )}
      {['preparing', 'uploading', 'waiting'].includes(status) && (
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
