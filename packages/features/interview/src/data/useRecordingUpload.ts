import { ApiError, appendInterviewUpload, createInterviewUpload, getInterviewUpload } from '@kasb/contract';
import { dataOf, pauseAfter, untilOnline, useCommand } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { uploadRecording } from '../model/upload.ts';

/** Where the upload of a recording is. */
export interface RecordingUpload {
  status: 'uploading' | 'waiting' | 'failed' | 'done';
  /** From 0 to 1. */
  share: number;
  /** Why it failed. */
  reason?: ApiError;
  retry: () => void;
}

/** Uploads a recording while it is mounted; a new recording, or leaving, ends it. */
export function useRecordingUpload(
  token: string,
  questionId: string,
  recording: Blob,
  onDone: (mediaId: string) => void,
): RecordingUpload {
  const creation = useCommand(createInterviewUpload);
  const query = useCommand(getInterviewUpload);
  const appending = useCommand(appendInterviewUpload);
  const [attempt, setAttempt] = useState(0);
  const [offset, setOffset] = useState(0);
  const [status, setStatus] = useState<RecordingUpload['status']>('uploading');
  const [reason, setReason] = useState<ApiError>();
  const [source, setSource] = useState(recording);
  const begin = () => {
    setStatus('uploading');
    setOffset(0);
    setReason(undefined);
  };
  if (source !== recording) {
    setSource(recording);
    begin();
  }

  const upload = useEffectEvent(async (signal: AbortSignal) => {
    const options = { signal };
    const whenHere =
      <Value>(set: (value: Value) => void) =>
      (value: Value) =>
        void (signal.aborted || set(value));
    try {
      const mediaId = await uploadRecording(recording, {
        signal,
        calls: {
          create: async () =>
            dataOf(
              await creation.run(
                { params: { token }, body: { questionId, type: recording.type, size: recording.size } },
                options,
              ),
            ),
          state: async (id) => dataOf(await query.run({ params: { token, mediaId: id } }, options)),
          append: async (id, at, chunk) =>
            dataOf(await appending.run({ params: { token, mediaId: id, offset: String(at) }, body: chunk }, options)),
        },
        onProgress: whenHere(setOffset),
        onWaiting: whenHere((isWaiting: boolean) => setStatus(isWaiting ? 'waiting' : 'uploading')),
        wait: (failures) => untilOnline(pauseAfter(failures), signal),
      });
      if (signal.aborted) return;
      setStatus('done');
      onDone(mediaId);
    } catch (error) {
      if (signal.aborted) return;
      setStatus('failed');
      setReason(error instanceof ApiError ? error : undefined);
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void upload(leaving.signal));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [recording, attempt]);

  return {
    status,
    reason,
    share: recording.size === 0 ? 0 : offset / recording.size,
    retry() {
      begin();
      setAttempt((number) => number + 1);
    },
  };
}
