import { createResume, createResumePdf, updateResume } from '@kasb/contract';
import { expect, test } from 'vitest';
import type { Budget } from '../../src/budget/budget.ts';
import { createDrawings } from '../../src/budget/drawings.ts';
import { openDrawing } from '../../src/budget/openDrawing.ts';
import { createLog } from '../../src/compose/log.ts';
import { drawingWorker } from '../../src/compose/pieces.ts';
import { drawPdf } from '../../src/resumes/pdf/drawPdf.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();
const clock = () => api.now;

/** Counts what is drawn, and draws nothing. */
function counting() {
  let count = 0;
  const budget: Budget = {
    run: async <Given, Answer>(_: (given: Given) => Answer | Promise<Answer>, given: Given) => {
      count += 1;
      return new TextEncoder().encode(JSON.stringify(given)) as Answer;
    },
    stop: async () => {},
  };
  return { drawings: createDrawings({ budget, clock }), drawn: () => count };
}

const piece = async (given: string) => new TextEncoder().encode(given);

test('who asks for the same document at once, or within a quarter of an hour, has one drawn', async () => {
  const { drawings, drawn } = counting();
  await Promise.all(['a', 'a', 'a', 'b'].map((key) => drawings.draw(key, piece, key)));
  await drawings.draw('a', piece, 'a');
  expect(drawn()).toBe(2);
  api.pass(15 * 60 + 1);
  await drawings.draw('a', piece, 'a');
  expect(drawn()).toBe(3);
});

test('what could not be drawn in time is unavailable, and tried again', async () => {
  let isAble = false;
  const budget: Budget = {
    run: async (work, given) => (isAble ? work(given) : undefined),
    stop: async () => {},
  };
  const drawings = createDrawings({ budget, clock });
  await expect(drawings.draw('a', piece, 'a')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  isAble = true;
  expect((await drawings.draw('a', piece, 'a')).byteLength).toBe(1);
});

test('a link is read 20 times in a row, others go on; a change is drawn anew', async () => {
  const { token } = await api.person();
  const { id } = (await api.call(createResume, { body: { title: 'Швея' } }, { as: token })).body as { id: string };
  const ticket = async () =>
    ((await api.call(createResumePdf, { params: { id }, body: {} }, { as: token })).body as { url: string }).url;
  const { drawings, drawn } = counting();
  const kept = api.services.drawings;
  api.services.drawings = drawings;
  try {
    const [first, second] = [await ticket(), await ticket()];
    const answers: Answer[] = [];
    for (let time = 0; time < 21; time += 1) answers.push(await api.request(first));
    expect(statusesOf(answers)).toEqual([...Array(20).fill(200), 429]);
    expect((await api.request(second)).status).toBe(200);
    expect(drawn()).toBe(1);
    await api.call(updateResume, { params: { id }, body: { title: 'Портной' } }, { as: token });
    expect((await api.request(second)).status).toBe(200);
    expect(drawn()).toBe(2);
  } finally {
    api.services.drawings = kept;
  }
});

test('a resume is drawn in a thread of its own', async () => {
  const drawing = openDrawing(drawingWorker, createLog('silent'));
  try {
    const content = { id: 'r1', title: 'Швея' } as Parameters<typeof drawPdf>[0]['content'];
    const pdf = await drawing.run(drawPdf, { content, name: 'Аня Ли', contacts: [], language: 'ru' });
    expect(
      Buffer.from(pdf ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  } finally {
    await drawing.stop();
  }
});
