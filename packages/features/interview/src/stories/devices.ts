import { until } from '@kasb/kit/stories';

/**
 * A picture that moves, in place of a camera; a voice without a picture is silent, since a story may not make a sound.
 */
function fakeStream(hasPicture: boolean): MediaStream {
  if (!hasPicture) return new AudioContext().createMediaStreamDestination().stream;
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const pen = canvas.getContext('2d');
  const stream = canvas.captureStream(20);
  let frame = 0;
  const draw = setInterval(() => {
    if (stream.getVideoTracks().every(({ readyState }) => readyState === 'ended')) return clearInterval(draw);
    if (!pen) return;
    pen.fillStyle = `hsl(${(frame += 7)} 60% 40%)`;
    pen.fillRect(0, 0, 320, 180);
  }, 50);
  return stream;
}

/** What a story knows of the camera that was put into its browser. */
export interface Devices {
  /** The streams that were given. */
  streams: MediaStream[];
  /** Waits until one more part has been recorded. */
  recordedMore: () => Promise<true>;
  /** Puts the browser's own back. */
  restore: () => void;
}

/** Puts a camera into the browser for one story, or its refusal. */
export function withDevices(refusal?: string): Devices {
  const streams: MediaStream[] = [];
  let parts = 0;
  const start = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function (this: MediaRecorder, slice) {
    this.addEventListener('dataavailable', ({ data }) => void (parts += data.size > 0 ? 1 : 0));
    start.call(this, slice);
  };
  const real = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async ({ video }: MediaStreamConstraints) => {
        if (refusal) throw new DOMException('', refusal);
        const stream = fakeStream(Boolean(video));
        streams.push(stream);
        return stream;
      },
    },
  });
  return {
    streams,
    recordedMore() {
      const before = parts;
      return until(() => parts > before);
    },
    restore() {
      MediaRecorder.prototype.start = start;
      for (const track of streams.flatMap((stream) => stream.getTracks())) track.stop();
      if (real) Object.defineProperty(navigator, 'mediaDevices', real);
      else Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
}
