import { field } from '../private/field.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, motion, space, status } = vars;

const pairs = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const line = { display: 'flex', flexWrap: 'wrap', gap: space[2] } as const;
export const layout = componentVariants({
  line,
  pairsOnPhones: { ...line, '@container': { [containers.mobile]: pairs } },
  pairs: { ...pairs, gap: space[2] },
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
});

export const chip = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: 40,
  paddingBlock: 6,
  paddingInline: 14,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.corner.full,
  background: color.surface,
  ...type.body,
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 4%)` },
    '&:active': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 9%)` },
    [`${field}[data-invalid] &`]: { borderColor: status.critical.solid },
    '&:has(:checked)': {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.onAccentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' },
    [`${layout.cards} > &`]: { justifyContent: 'flex-start', borderRadius: vars.corner.md, textAlign: 'start' },
  },
  '@container': {
    [containers.mobile]: { minBlockSize: 44, selectors: { [`${layout.line} > &`]: { flexGrow: 1 } } },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        [`${field}[data-invalid] &`]: { borderWidth: 3 },
      },
    },
  },
});

// All of the chip is pressed, and the ring is the chip's.
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  outline: 'none',
  cursor: 'inherit',
});

export const check = component({
  display: 'none',
  flex: 'none',
  pointerEvents: 'none',
  selectors: { [`${input}:checked + &`]: { display: 'inline-flex' } },
});

componentGlobal(`${check} > svg`, iconSize(16, 2));

// Above the input: what is read is not covered, and a press on it is one on the label.
export const words = component({ position: 'relative', minInlineSize: 0, overflowWrap: 'anywhere' });
