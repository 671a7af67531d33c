import type { Puzzle } from './puzzle.ts';

/** So many digests at once: the browser works them out beside the page, which has its turn after each chunk. */
const chunk = 256;
const turn = () => new Promise((done) => setTimeout(done));

/** Finds an answer to a puzzle: after a second or so on a slow phone. @throws where the browser has no WebCrypto */
export async function solvePuzzle({ challenge, difficulty }: Puzzle): Promise<string> {
  const encoder = new TextEncoder();
  for (let start = 0; ; start += chunk) {
    const answers = Array.from({ length: chunk }, (_, index) => String(start + index));
    const digests = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${answer}`))),
    );
    const found = answers[digests.findIndex((digest) => zeroBits(digest) >= difficulty)];
    if (found !== undefined) return found;
    await turn();
  }
}

function zeroBits(digest: ArrayBuffer): number {
  return Math.clz32(new DataView(digest).getUint32(0));
}
