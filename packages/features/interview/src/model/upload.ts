import { ApiError, maxInterviewChunkBytes } from '@kasb/contract';
import type { InterviewUpload } from '@kasb/contract';

/** Bytes of one chunk: small enough that a lost one costs little on a slow line. */
export const CHUNK_BYTES = Math.min(1024 * 1024, maxInterviewChunkBytes);

/**
 * After so many refusals of a provider in a row it is the person who tries again; a lost line is waited for without
 * end.
 */
const MOST_REFUSALS = 6;

/** The calls of an upload, each throwing ApiError. */
export interface UploadCalls {
  create: () => Promise<InterviewUpload>;
  state: (mediaId: string) => Promise<InterviewUpload>;
  append: (mediaId: string, offset: number, chunk: Blob) => Promise<InterviewUpload>;
}

/** How an upload is told of. */
export interface UploadOptions {
  calls: UploadCalls;
  /** Bytes that are safe at the provider. */
  onProgress: (offset: number) => void;
  /** The line is lost (true) or back (false). */
  onWaiting: (isWaiting: boolean) => void;
  /** Waits before the attempt after so many failures in a row; ends early when the line is back. */
  wait: (failures: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Sends a recording by chunks and answers its id. A lost connection is waited for, and the upload goes on from the byte
 * it had come to. @throws ApiError
 */
export async function uploadRecording(
  recording: Blob,
  { calls, onProgress, onWaiting, wait, signal }: UploadOptions,
): Promise<string> {
  let mediaId: string | undefined;
  let offset = 0;
  let failures = 0;
  let isKnown = true;
  const reach = (upload: InterviewUpload) => {
    // Only bytes that have arrived count as a success.
    if ((upload.offset ?? 0) > offset) failures = 0;
    offset = upload.offset ?? offset;
    isKnown = true;
    onWaiting(false);
    onProgress(offset);
  };
  while (true) {
    try {
      if (mediaId === undefined) {
        const upload = await calls.create();
        mediaId = upload.mediaId;
        reach(upload);
      }
      if (!isKnown) reach(await calls.state(mediaId));
      while (offset < recording.size)
        reach(await calls.append(mediaId, offset, recording.slice(offset, offset + CHUNK_BYTES)));
      return mediaId;
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || isFinal(error)) throw error;
      failures += 1;
      if (error.kind === 'http' && failures > MOST_REFUSALS) throw error;
      isKnown = false;
      onWaiting(error.kind === 'network');
      // A chunk at another place than the provider's is no lost line: it says at once where to go on.
      if (!error.is('uploadOffset')) await wait(failures);
      if (signal.aborted) throw error;
    }
  }
}

/** Refusals that another attempt does not change. */
function isFinal({ kind, status }: ApiError): boolean {
  return (
    kind === 'answer' || (kind === 'http' && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status))
  );
}
