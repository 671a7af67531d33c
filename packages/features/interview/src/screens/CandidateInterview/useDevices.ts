import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../model/media.ts';
import type { DeviceProblem, MediaKind } from '../../model/media.ts';

const constraints: Record<MediaKind, MediaStreamConstraints> = {
  video: { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } }, audio: true },
  audio: { audio: true },
};

/** Camera and microphone, asked for by the person alone and let go when the page is left. */
export function useDevices() {
  const [stream, setStream] = useState<MediaStream>();
  const [kind, setKind] = useState<MediaKind>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<DeviceProblem>();
  const held = useRef<MediaStream>(undefined);

  const release = () => {
    for (const track of held.current?.getTracks() ?? []) track.stop();
    held.current = undefined;
    setStream(undefined);
    setKind(undefined);
  };
  useEffect(
    () => () => {
      for (const track of held.current?.getTracks() ?? []) track.stop();
    },
    [],
  );

  const ask = async (wanted: MediaKind) => {
    release();
    setProblem(undefined);
    if (!('mediaDevices' in navigator) || !('MediaRecorder' in globalThis)) return setProblem('unsupported');
    setAsking(true);
    try {
      const found = await navigator.mediaDevices.getUserMedia(constraints[wanted]);
      held.current = found;
      setStream(found);
      setKind(wanted);
      for (const track of found.getTracks()) {
        // A track ends by itself only when its device is gone, or its permission.
        track.addEventListener('ended', () => {
          if (held.current !== found) return;
          release();
          setProblem('lost');
        });
      }
    } catch (error) {
      setProblem(problemOf(error instanceof Error ? error.name : ''));
    } finally {
      setAsking(false);
    }
  };

  return { stream, kind, isAsking, problem, ask, release };
}

/** Camera and microphone of the page. */
export type Devices = ReturnType<typeof useDevices>;
