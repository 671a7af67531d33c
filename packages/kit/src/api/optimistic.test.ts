import { ApiError } from '@kasb/contract';
import { expect, it } from 'vitest';
import { keepMoment } from './askedAt.ts';
import { createOptimistic, shownValue } from './optimistic.ts';
import type { Result } from './result.ts';

interface Row {
  id: string;
}

const row: Row = { id: 'a' };
const done: Result = { ok: true, data: undefined };
const failed: Result = { ok: false, error: new ApiError({ kind: 'network' }) };

/** A store whose sendings are answered by hand, in the order in which they were sent. */
function stand() {
  const store = createOptimistic<Row, string>(({ id }) => id);
  const sent: string[] = [];
  const answers: ((result: Result) => void)[] = [];
  const change = (value: string, subject = row) =>
    store.change(subject, value, () => {
      sent.push(value);
      return new Promise<Result>((resolve) => answers.push(resolve));
    });
  const shown = (subject = row) => shownValue(store.getState(), subject.id, subject);
  return { store, sent, answers, change, shown };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('shows a value at once and keeps it when it is confirmed', async () => {
  const { change, shown, answers } = stand();
  const end = change('active');
  expect(shown()).toBe('active');
  await settled();
  answers[0]?.(done);
  expect(await end).toEqual(done);
  expect(shown()).toBe('active');
});

it('takes back what failed, to what was confirmed before', async () => {
  const { change, shown, answers, store } = stand();
  const first = change('active');
  await settled();
  answers[0]?.(done);
  await first;
  const second = change('closed');
  expect(shown()).toBe('closed');
  await settled();
  answers[1]?.(failed);
  await second;
  expect(shown()).toBe('active');
  expect(store.getState().error?.kind).toBe('network');
});

it('sends in the order of the presses and tells of the last alone', async () => {
  const { change, shown, answers, sent, store } = stand();
  const ends = [change('on'), change('off')];
  await settled();
  expect([sent, shown()]).toEqual([['on'], 'off']);
  answers[0]?.(failed);
  await settled();
  expect(sent).toEqual(['on', 'off']);
  expect(store.getState().error).toBeUndefined();
  answers[1]?.(done);
  await Promise.all(ends);
  expect(shown()).toBe('off');
});

it('sends the next while what the last one touched is read again, and shows what is under way', async () => {
  const { store, change, shown, sent, answers } = stand();
  let read = () => {};
  const first = store.change(
    row,
    'on',
    async () => done,
    () => new Promise((resolve) => (read = resolve)),
  );
  const second = change('off');
  await settled();
  expect([sent, shown()]).toEqual([['off'], 'off']);
  answers[0]?.(done);
  await second;
  read();
  expect(await first).toEqual(done);
  expect(shown()).toBe('off');
  const third = change('on');
  await settled();
  answers[1]?.(failed);
  await third;
  expect(shown()).toBe('off');
});

it('leaves a later answer of the provider alone, unless a change is under way', async () => {
  const { change, shown, answers } = stand();
  const later = { id: 'a' };
  const end = change('active');
  expect(shown(later)).toBe('active');
  await settled();
  answers[0]?.(done);
  await end;
  expect([shown(row), shown(later)]).toEqual(['active', undefined]);
});

it('lets no answer speak that was asked for before the change was confirmed', async () => {
  const { change, shown, answers } = stand();
  const [before, after] = [{ id: 'a' }, { id: 'a' }];
  keepMoment(before, performance.now());
  const end = change('active');
  await settled();
  answers[0]?.(done);
  await end;
  keepMoment({ items: [after] }, performance.now() + 1);
  expect([shown(before), shown(after)]).toEqual(['active', undefined]);
});

it('keeps subjects apart', async () => {
  const { change, shown } = stand();
  void change('active');
  expect(shown({ id: 'b' })).toBeUndefined();
});
