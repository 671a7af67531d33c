/** The lines of the mark in a box of 32 × 32, for whatever draws it. */
export const mark = {
  star: 'M29.60 16.00L16.00 29.60L2.40 16.00L16.00 2.40ZM25.62 25.62L6.38 25.62L6.38 6.38L25.62 6.38Z',
  knot: 'M16.00 7.60L19.68 12.32L24.40 16.00L19.68 19.68L16.00 24.40L12.32 19.68L7.60 16.00L12.32 12.32Z',
};
