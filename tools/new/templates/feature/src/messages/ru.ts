/** Texts of templateFeature in Russian, the source language. */
export const ru = {};
