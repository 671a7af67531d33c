import { expect, test } from 'vitest';
import { isComposingKey, isEnterKey, isSendKey } from './keys.ts';

const enter = { key: 'Enter', ctrlKey: false, metaKey: false, repeat: false, isComposing: false, keyCode: 13 };
/** As React hands it on. */
const byReact = ({ isComposing, keyCode, ...press }: typeof enter) => ({
  ...press,
  nativeEvent: { isComposing, keyCode },
});

// Chrome tells of the key within the composition, Safari after its end.
const composed = [
  { ...enter, isComposing: true, keyCode: 229 },
  { ...enter, isComposing: true },
  { ...enter, keyCode: 229 },
];

test('Enter is Enter where no word is being composed', () => {
  for (const press of [enter, byReact(enter)]) {
    expect(isEnterKey(press)).toBe(true);
    expect(isComposingKey(press)).toBe(false);
    expect(isEnterKey({ ...press, key: 'a' })).toBe(false);
  }
  for (const press of [...composed, ...composed.map(byReact)]) {
    expect(isComposingKey(press)).toBe(true);
    expect(isEnterKey(press)).toBe(false);
    expect(isSendKey({ ...press, ctrlKey: true })).toBe(false);
  }
});

test('Ctrl and Cmd send with it, once', () => {
  expect(isSendKey(enter)).toBe(false);
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(isSendKey({ ...enter, ...held })).toBe(true);
    expect(isSendKey({ ...byReact(enter), ...held })).toBe(true);
    expect(isSendKey({ ...enter, ...held, repeat: true })).toBe(false);
    expect(isSendKey({ ...enter, ...held, key: 's' })).toBe(false);
  }
});
