import { ApiError, appendInterviewUpload, createInterviewUpload, getInterviewUpload } from '@kasb/contract';
import { dataOf, pauseAfter, untilOnline, useCommand } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSettled, settle } from '../model/settle.ts';
import { uploadRecording } from '../model/upload.ts';

/** Where the upload of a recording is. */
export interface RecordingUpload {
  /** While it is prepared it is not the recording that is sent: that comes by `onReady`. */
  status: 'preparing' | 'uploading' | 'waiting' | 'failed' | 'done';
  /** From 0 to 1, of the preparation or of what is sent. */
  share: number;
  /** Why it failed. */
  reason?: ApiError;
  retry: () => void;
}

/** Prepares and uploads a recording while it is mounted; a new recording, or leaving, ends it. */
export function useRecordingUpload(
  token: string,
  questionId: string,
  recording: Blob,
  { onReady, onDone }: { onReady: (recording: Blob) => void; onDone: (mediaId: string) => void },
): RecordingUpload {
  const creation = useCommand(createInterviewUpload);
  const query = useCommand(getInterviewUpload);
  const appending = useCommand(appendInterviewUpload);
  const [attempt, setAttempt] = useState(0);
  const [share, setShare] = useState(0);
  const first = isSettled(recording) ? 'uploading' : 'preparing';
  const [status, setStatus] = useState<RecordingUpload['status']>(first);
  const [reason, setReason] = useState<ApiError>();
  const [source, setSource] = useState(recording);
  const begin = () => {
    setStatus(first);
    setShare(0);
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
    if (!isSettled(recording)) {
      const ready = await settle(recording, { signal, onProgress: whenHere(setShare) });
      if (!signal.aborted) onReady(ready);
      return;
    }
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
        onProgress: whenHere((offset: number) => setShare(recording.size === 0 ? 0 : offset / recording.size)),
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
    share,
    retry() {
      begin();
      setAttempt((number) => number + 1);
    },
  };
}
