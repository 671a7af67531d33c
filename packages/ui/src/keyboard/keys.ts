/** A key, as the browser or React tells of it. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** What the browser tells of a key beside that. */
interface NativePress {
  isComposing?: boolean;
  keyCode?: number;
}

/** What a key has that an input method took. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method that composes a word. Safari tells of its end before the key that ends it.
 */
export function isComposingKey(press: (KeyPress & { nativeEvent: NativePress }) | (KeyPress & NativePress)): boolean {
  const { isComposing = false, keyCode } = 'nativeEvent' in press ? press.nativeEvent : press;
  return isComposing || keyCode === TAKEN;
}

/** Whether a key is Enter itself, not the one that ends a composed word. */
export const isEnterKey = (press: Parameters<typeof isComposingKey>[0]): boolean =>
  press.key === 'Enter' && !isComposingKey(press);

/** Whether a key sends a text of many lines: Ctrl or Cmd with Enter. */
export const isSendKey = (press: Parameters<typeof isComposingKey>[0]): boolean =>
  isEnterKey(press) && (press.ctrlKey || press.metaKey) && !press.repeat;
