import { maxInterviewMediaBytes } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, Spinner, Text } from '@kasb/ui';
import { Circle, Mic, RotateCcw, Square, Video } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import { clock, LIMIT_MINUTES } from '../../model/media.ts';
import type { MediaKind } from '../../model/media.ts';
import { isSettled } from '../../model/settle.ts';
import { DeviceNotice } from './DeviceNotice.tsx';
import { LivePicture } from './LivePicture.tsx';
import * as css from './Media.css.ts';
import { MicrophoneMeter } from './MicrophoneMeter.tsx';
import { Notice } from './Notice.tsx';
import { Playback } from './Playback.tsx';
import type { Devices } from './useDevices.ts';
import { useRecorder } from './useRecorder.ts';

export interface RecordedAnswerProps {
  kind: MediaKind;
  recording: Blob | undefined;
  /** A recording of an earlier visit is at the provider already. */
  isUploaded: boolean;
  devices: Devices;
  /** Tells whether a recording is under way. */
  onRecordingChange: (isRecording: boolean) => void;
  onRecorded: (recording: Blob) => void;
}

/** Records an answer, plays it back, and records it anew. */
export function RecordedAnswer({
  kind,
  recording,
  isUploaded,
  devices,
  onRecordingChange,
  onRecorded,
}: RecordedAnswerProps) {
  const t = useMessages(interviewMessages);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const { isAsking, ask } = devices;
  // A camera's stream has a voice too, yet a voice answer shall not film.
  const stream = devices.kind === kind ? devices.stream : undefined;
  const recorder = useRecorder(stream, kind, (made) => {
    setTooLarge(made.size > maxInterviewMediaBytes);
    setAgain(false);
    if (made.size <= maxInterviewMediaBytes) onRecorded(made);
  });
  const { isRecording, seconds } = recorder;
  const tell = useEffectEvent(() => onRecordingChange(isRecording));
  useEffect(() => tell(), [isRecording]);

  const Icon = kind === 'video' ? Video : Mic;
  const isShown = recording !== undefined && !isRecording && !isAgain;
  return (
    <div className={css.recorder}>
      <DeviceNotice devices={devices} />
      <Notice tone="critical">{isTooLarge && t('answer.tooLarge')}</Notice>
      <Notice tone="caution">
        {recorder.isCut && !isRecording && t('answer.limitReached', { minutes: LIMIT_MINUTES })}
      </Notice>
      {isShown && isSettled(recording) && <Playback source={recording} label={t('answer.recorded')} />}
      {isShown && !isSettled(recording) && (
        <div className={css.frame}>
          <Spinner />
        </div>
      )}
      {!isShown && kind === 'video' && <LivePicture stream={stream} />}
      {!isShown && kind === 'audio' && stream && <MicrophoneMeter stream={stream} />}
      {isUploaded && !isShown && !isRecording && (
        <Text size="sm" tone="positive">
          {`${t('answer.recorded')}: ${t('upload.done')}`}
        </Text>
      )}
      <div className={css.controls}>
        {isShown && (
          <Button icon={<RotateCcw />} onPress={() => setAgain(true)}>
            {t('answer.again')}
          </Button>
        )}
        {!isShown && !stream && (
          <Button variant="primary" icon={<Icon />} isPending={isAsking} onPress={() => void ask(kind)}>
            {t(
              isAsking
                ? 'device.asking'
                : devices.problem
                  ? 'device.retry'
                  : kind === 'video'
                    ? 'device.ask'
                    : 'device.askVoice',
            )}
          </Button>
        )}
        {!isShown && stream && !isRecording && (
          <Button variant="primary" icon={<Circle />} isDisabled={!recorder.canRecord} onPress={recorder.start}>
            {t('answer.record')}
          </Button>
        )}
        {isRecording && (
          <Button variant="danger" icon={<Square />} onPress={recorder.stop}>
            {t('answer.stop')}
          </Button>
        )}
        <span className={css.time}>
          {isRecording ? (
            <>
              <span role="status">{t('answer.recording')}</span>
              <span className={css.clock}>{` ${clock(seconds)}`}</span>
            </>
          ) : (
            !isShown && t('answer.limit', { minutes: LIMIT_MINUTES })
          )}
        </span>
      </div>
    </div>
  );
}
