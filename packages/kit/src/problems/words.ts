import type { Locale } from '@kasb/domain/messages';

/** Sentences by the code of a problem. */
export type ProblemWords = Readonly<Record<string, string>>;

const loaders: Record<Locale, () => Promise<ProblemWords>> = {
  ru: async () => (await import('@kasb/domain/problems/ru')).ru,
  uz: async () => (await import('@kasb/domain/problems/uz')).uz,
};

/** A failure is shown without our words rather than late. */
const longestWaitMs = 2000;

const loaded: Partial<Record<Locale, ProblemWords>> = {};
const listeners = new Set<() => void>();

/** The words of problems. They come with the first failure that has a code: most pages never need them. */
export const problemWords = {
  /** The words of a language, once they have come. */
  of: (locale: Locale): ProblemWords | undefined => loaded[locale],

  /** Whether a failure has asked for words of any language. */
  isUsed: (): boolean => Object.keys(loaded).length > 0,

  /** Brings the words of a language; where they cannot be had, or not soon, it ends without them. */
  async load(locale: Locale): Promise<void> {
    if (loaded[locale]) return;
    const bring = async () => {
      loaded[locale] = await loaders[locale]();
      for (const listener of listeners) listener();
    };
    await Promise.race([bring().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  },

  /** Calls back whenever words have come. Returns the way out. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
