/** A text style of the scale: size and line in px. */
export const type = {
  body: { fontSize: 15, lineHeight: '22px' },
  sm: { fontSize: 14, lineHeight: '20px' },
  xs: { fontSize: 13, lineHeight: '18px' },
  cap: { fontSize: 12, lineHeight: '16px' },
} as const;

/** Size and line weight of a lucide icon. */
export const iconSize = (pixels: 14 | 16 | 18 | 20, strokeWidth = 1.75) =>
  ({ display: 'block', flex: 'none', inlineSize: pixels, blockSize: pixels, strokeWidth }) as const;
