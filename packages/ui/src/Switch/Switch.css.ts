import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentVariants } from '../theme/style.ts';

const { color, motion } = vars;
const large = { minBlockSize: 44 };

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' } },
  '@container': { [containers.mobile]: large },
  '@media': { [media.touch]: large },
});
export const labelPlacement = componentVariants({
  end: { inlineSize: 'fit-content', maxInlineSize: '100%' },
  start: { flexDirection: 'row-reverse', justifyContent: 'space-between', inlineSize: '100%' },
});

export const track = component({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: 40,
  blockSize: 24,
  margin: 0,
  border: 0,
  borderRadius: 12,
  background: color.borderStrong,
  outline: 'none',
  cursor: 'inherit',
  transition: `background ${motion.base}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 18,
      blockSize: 18,
      borderRadius: '50%',
      background: 'white',
      transition: `inset-inline-start ${motion.base} ${motion.easeMove}`,
    },
    [`${row}:hover &:enabled`]: { background: color.textMuted },
    '&:checked': { background: color.accent },
    [`${row}:hover &:checked:enabled`]: { background: color.accentHover },
    [`${row}:active &:checked:enabled`]: { background: color.accentPressed },
    '&:checked::after': { insetInlineStart: 19, background: color.onAccent },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    '&:disabled': { background: color.surfaceSunken, boxShadow: `inset 0 0 0 1px ${color.border}` },
    '&:disabled::after': { background: color.borderStrong },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { '&::after': { transition: 'none' } } },
    [media.forcedColors]: {
      background: 'ButtonFace',
      boxShadow: 'none',
      outline: '1px solid ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:focus-visible': { outline: '2px solid Highlight' },
        '&:disabled': { background: 'ButtonFace', outlineColor: 'GrayText' },
        '&:disabled::after': { background: 'GrayText' },
      },
    },
  },
});

export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = component({ display: 'block', color: color.textMuted, ...type.xs });
