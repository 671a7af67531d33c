/** How a stream ended: as an answer with its status would. */
interface End {
  status: number;
  body: unknown;
}

/** Reads `words` until the `answer` or the `problem`. @throws Error when the stream ends without either */
export async function readStream(response: Response, onWords?: (words: string) => void): Promise<End> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  // Not every browser can loop over a stream.
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    text += decoder.decode(piece.value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const { name, data } = read(event);
      if (name === 'words' && typeof data === 'string') onWords?.(data);
      if (name === 'answer') return { status: response.status, body: data };
      if (name === 'problem') return data as End;
    }
  }
  throw new Error('the stream was cut');
}

const nameLine = /^event: ?(.*)$/m;
const dataLine = /^data: ?(.*)$/m;

function read(event: string): { name: string | undefined; data: unknown } {
  return { name: event.match(nameLine)?.[1], data: JSON.parse(event.match(dataLine)?.[1] ?? 'null') };
}
