/** A picture that moves, in place of a camera; a voice without a picture is silent, since a story may not make a sound. */
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

/** Puts a camera into the browser for one story, or its refusal; returns the streams that were given and the way back. */
export function withDevices(refusal?: string): { streams: MediaStream[]; restore: () => void } {
  const streams: MediaStream[] = [];
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
    restore() {
      for (const track of streams.flatMap((stream) => stream.getTracks())) track.stop();
      if (real) Object.defineProperty(navigator, 'mediaDevices', real);
      else Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
}
