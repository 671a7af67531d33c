import { ApiError, appendResumeUpload, createResumeUpload, deleteResumeFile, getResume } from '@kasb/contract';
import { dataOf, pauseAfter, untilOnline, useCommand, useTouch } from '@kasb/kit';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../model/fileUpload.ts';

/** Where the upload of a resume's file is. */
export interface FileUpload {
  status: 'none' | 'uploading' | 'waiting' | 'failed';
  /** From 0 to 100. */
  percent: number;
  /** Why it failed. */
  reason?: ApiError;
}

const none: FileUpload = { status: 'none', percent: 0 };

/** Sends a resume's file while the page is there, and takes it off. */
export function useFileUpload(resumeId: string) {
  const creation = useCommand(createResumeUpload);
  const appending = useCommand(appendResumeUpload);
  const removal = useCommand(deleteResumeFile, { touches: [getResume] });
  const touch = useTouch();
  const [upload, setUpload] = useState(none);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<void> {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const change = (next: Partial<FileUpload>) => void (signal.aborted || setUpload((now) => ({ ...now, ...next })));
    change({ ...none, status: 'uploading', reason: undefined });
    const params = { id: resumeId };
    try {
      await sendFile(file, {
        signal,
        calls: {
          create: async () =>
            dataOf(await creation.run({ params, body: { name: file.name.slice(-200), size: file.size } }, { signal })),
          append: async (uploadId, at, chunk) =>
            dataOf(
              await appending.run({ params: { ...params, uploadId, offset: String(at) }, body: chunk }, { signal }),
            ),
        },
        onProgress: (percent) => change({ percent }),
        onWaiting: (isWaiting) => change({ status: isWaiting ? 'waiting' : 'uploading' }),
        wait: async (failures) => untilOnline(pauseAfter(failures), signal),
      });
      if (signal.aborted) return;
      await touch([getResume]);
      change(none);
    } catch (error) {
      change({ status: 'failed', reason: error instanceof ApiError ? error : undefined });
    }
  }

  return {
    upload,
    isRemoving: removal.isPending,
    send,
    /** Stops it; what was sent of it is forgotten by the provider in a day. */
    cancel() {
      underWay.current?.abort();
      setUpload(none);
    },
    remove: () => removal.run({ params: { id: resumeId } }),
  };
}
