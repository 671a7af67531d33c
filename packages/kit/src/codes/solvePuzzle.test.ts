import { createHash } from 'node:crypto';
import { ApiError } from '@kasb/contract';
import { expect, it } from 'vitest';
import { puzzleOf } from './puzzle.ts';
import { solvePuzzle } from './solvePuzzle.ts';

const proof = { challenge: 'x', difficulty: 10 };
const error = (status: number, body: unknown) => new ApiError({ kind: 'http', status, body });

it('solves a puzzle as the provider checks it', async () => {
  const answer = await solvePuzzle(proof);
  const digest = createHash('sha256').update(`x:${answer}`).digest();
  expect(Math.clz32(digest.readUInt32BE(0))).toBeGreaterThanOrEqual(10);
});

it('reads the puzzle of an answer', () => {
  const code = 'proofNeeded';
  expect(puzzleOf(error(428, { code, proof }))).toEqual(proof);
  for (const other of [
    error(429, { code: 'tooOften', proof }),
    error(428, { code }),
    error(428, { code, proof: { ...proof, difficulty: 99 } }),
  ])
    expect(puzzleOf(other)).toBeUndefined();
});
