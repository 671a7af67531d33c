import { expect, test } from 'vitest';
import { createGate, GateError } from './gate.ts';

test('M2: who finds no place waits for one, in turn, but not for ever', async () => {
  const gate = createGate(1, 50);
  const leave = await gate.enter();
  await expect(gate.enter()).rejects.toThrow(GateError);

  const entered: string[] = [];
  const first = gate.enter().then((go) => {
    entered.push('first');
    return go;
  });
  const second = gate.enter().then((go) => {
    entered.push('second');
    return go;
  });
  leave();
  (await first)();
  (await second)();
  expect(entered).toEqual(['first', 'second']);
  // Nobody holds the place any more.
  (await gate.enter())();
});
