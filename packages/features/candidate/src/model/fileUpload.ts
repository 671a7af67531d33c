import { ApiError, maxResumeChunkBytes, maxResumeFileBytes } from '@kasb/contract';
import type { ResumeUpload } from '@kasb/contract';

/** The calls of an upload, each throwing ApiError. */
interface FileCalls {
  create: () => Promise<ResumeUpload>;
  append: (uploadId: string, offset: number, chunk: Blob) => Promise<ResumeUpload>;
}

/** How an upload is told of. */
export interface FileOptions {
  calls: FileCalls;
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
  /** The line is lost (true) or back (false). */
  onWaiting: (isWaiting: boolean) => void;
  /** Waits before the attempt after so many failures in a row; ends early when the line is back. */
  wait: (failures: number) => Promise<void>;
  signal: AbortSignal;
}

/** Whether a file may be a PDF that is taken: what the provider reads of it may still say otherwise. */
export const isTaken = ({ name, type, size }: File): boolean =>
  (type === 'application/pdf' || /\.pdf$/i.test(name)) && size > 0 && size <= maxResumeFileBytes;

/** What a resume is called that is nothing but a file. */
export const titleOf = ({ name }: File, fallback: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .slice(0, 200)
    .trim() || fallback;

/**
 * Sends a file by chunks. A lost line is waited for without end, and the upload goes on from the byte it had come to:
 * a chunk that had arrived is answered like the first time. @throws ApiError
 */
export async function sendFile(file: File, { calls, onProgress, onWaiting, wait, signal }: FileOptions): Promise<void> {
  let uploadId: string | undefined;
  let offset = 0;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const upload: ResumeUpload =
        uploadId === undefined
          ? await calls.create()
          : await calls.append(uploadId, offset, file.slice(offset, offset + maxResumeChunkBytes));
      uploadId ??= upload.id;
      failures = 0;
      offset = upload.offset ?? offset;
      onWaiting(false);
      onProgress(Math.round((offset / file.size) * 100));
      if (upload.is_complete) return;
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      const known = error.is('uploadOffset') ? Number(error.body.offset) : Number.NaN;
      if (known > offset && known < file.size) offset = known;
      else if (error.kind === 'network') {
        onWaiting(true);
        await wait((failures += 1));
      } else throw error;
    }
  }
}
