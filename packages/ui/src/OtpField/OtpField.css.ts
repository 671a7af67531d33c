import { field } from '../private/field.css.ts';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color, corner, status } = vars;

export const cells = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 8,
});

// The real input lies over the cells, unseen; its font keeps iOS from zooming in.
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  fontSize: type.h3.fontSize,
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const cell = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: 56,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: corner.md,
  background: color.surface,
  ...type.digit,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-empty]': { color: color.textMuted, fontWeight: 400 },
    '&[data-selected]': { background: color.accentSoft },
    '&[data-active]': { borderColor: color.accent, outline: `2px solid ${color.accent}`, outlineOffset: -1 },
    [`${field}[data-invalid] &`]: {
      borderColor: status.critical.solid,
      boxShadow: `inset 0 0 0 1px ${status.critical.solid}`,
    },
    [`${field}[data-invalid] &[data-selected]`]: { background: status.critical.soft },
    [`${field}[data-invalid] &[data-active]`]: { outlineColor: status.critical.solid },
    [`${field}[data-disabled] &`]: {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': { outlineColor: 'Highlight' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${field}[data-invalid] &`]: { borderWidth: 2 },
      },
    },
  },
});
