/** What several features say alike, in Russian, the source language. */
export const ru = {} as const;
