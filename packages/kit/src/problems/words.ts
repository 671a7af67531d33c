import type { Locale } from '@kasb/domain/messages';
import type { Sentence } from '@kasb/domain/say';

/** Sentences by code. */
type Words = Readonly<Record<string, Sentence | undefined>>;
/** Sentences by the code of a problem. */
export type ProblemWords = Readonly<Record<string, string>>;

/** A failure is shown without our words rather than late. */
const longestWaitMs = 2000;

/** Words in both languages that come when they are asked for. */
function createWords<Of extends Words>(loaders: Record<Locale, () => Promise<Of>>) {
  const loaded: Partial<Record<Locale, Of>> = {};
  const listeners = new Set<() => void>();
  return {
    /** The words of a language, once they have come. */
    of: (locale: Locale): Of | undefined => loaded[locale],

    /** Whether words of any language have been asked for. */
    isUsed: (): boolean => Object.keys(loaded).length > 0,

    /** Brings the words of a language; where they cannot be had, or not soon, it ends without them. */
    async load(locale: Locale): Promise<void> {
      if (loaded[locale]) return;
      const bring = async () => {
        loaded[locale] = await loaders[locale]();
        for (const listener of listeners) listener();
      };
      await Promise.race([
        bring().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
      ]);
    },

    /** Calls back whenever words have come. Returns the way out. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The words of problems. They come with the first failure that has a code: most pages never need them. */
export const problemWords = /*#__PURE__*/ createWords<ProblemWords>({
  ru: async () => (await import('@kasb/domain/problems/ru')).ru,
  uz: async () => (await import('@kasb/domain/problems/uz')).uz,
});

/** The words of what is wrong with a field. They come once a form is there, before anybody has filled it in. */
export const issueWords = /*#__PURE__*/ createWords<Words>({
  ru: async () => (await import('@kasb/domain/issues/ru')).ru,
  uz: async () => (await import('@kasb/domain/issues/uz')).uz,
});
