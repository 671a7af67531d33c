import type { Face } from './faces.ts';
import { readable } from './readable.ts';

/** A part of a line, and the font that has all of it. */
export interface Run {
  face: Face;
  text: string;
}

/** A text as it can be drawn, in parts. A letter and its marks stand in one font where there is such a one. */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const drawn = readable(text, (code) => faces.some((face) => face.has(code)));
  const runs: Run[] = [];
  for (const cluster of drawn.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const whole = faceOf(cluster, faces, runs.at(-1)?.face);
    if (whole) add(runs, whole, cluster);
    else for (const letter of cluster) add(runs, faceOf(letter, faces), letter);
  }
  return runs;
}

/** The first that has all of it; a space stands with the word before it, where that is in the product's own letters. */
function faceOf(text: string, faces: readonly Face[], last?: Face): Face | undefined {
  const has = (face: Face) => [...text].every((letter) => face.has(letter.codePointAt(0) ?? 0));
  return text === ' ' && last?.isOwn && has(last) ? last : faces.find(has);
}

function add(runs: Run[], face: Face | undefined, text: string): void {
  const last = runs.at(-1);
  if (!face) return;
  if (last?.face === face) last.text += text;
  else runs.push({ face, text });
}
