import { useEffect, useRef, useState } from 'react';
import { LIMIT_MINUTES, rates, recordableType } from '../../model/media.ts';
import type { MediaKind } from '../../model/media.ts';

/**
 * Records a stream. What was recorded before a device went away is kept, and ends like a recording that was stopped.
 */
export function useRecorder(stream: MediaStream | undefined, kind: MediaKind, onRecorded: (recording: Blob) => void) {
  const recorder = useRef<MediaRecorder>(undefined);
  // Apart from the seconds: the clock may tick once more after the end.
  const [isRecording, setRecording] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    if (!isRecording) return;
    const start = Date.now();
    const timer = setInterval(() => {
      const passed = (Date.now() - start) / 1000;
      setSeconds(passed);
      if (passed < LIMIT_MINUTES * 60) return;
      setCut(true);
      recorder.current?.stop();
    }, 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  // A stream that ends, or a page that is left, ends the recording; the browser says `stop` in either case.
  useEffect(
    () => () => {
      if (recorder.current?.state === 'recording') recorder.current.stop();
    },
    [stream],
  );

  const start = () => {
    const type = recordableType(kind, (name) => MediaRecorder.isTypeSupported(name));
    if (!stream || type === undefined) return;
    const parts: Blob[] = [];
    const now = new MediaRecorder(stream, { mimeType: type, ...rates });
    now.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data));
    now.addEventListener('stop', () => {
      setRecording(false);
      if (parts.length > 0) onRecorded(new Blob(parts, { type: type.split(';')[0] }));
    });
    recorder.current = now;
    setCut(false);
    setSeconds(0);
    setRecording(true);
    // In parts of a second: what is recorded is safe when the camera is pulled out.
    now.start(1000);
  };

  return {
    /** Whether this browser records what the provider takes. */
    canRecord:
      stream !== undefined && recordableType(kind, (name) => MediaRecorder.isTypeSupported(name)) !== undefined,
    isRecording,
    seconds,
    /** The last one was stopped at the limit. */
    isCut,
    start,
    stop: () => recorder.current?.stop(),
  };
}
