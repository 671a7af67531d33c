import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';
import { field } from './field.css.ts';

const { color, motion, status } = vars;
const large = { minBlockSize: 44, paddingBlock: 11 };

/** A mark and its words; all of it is pressed. */
export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' } },
  '@container': { [containers.mobile]: large },
  '@media': { [media.touch]: large },
});

/** The mark: a native input without the browser's looks. */
export const mark = component({
  appearance: 'none',
  flex: 'none',
  gridArea: '1 / 1',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface,
  outline: 'none',
  cursor: 'inherit',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: color.textMuted },
    [`${row}:active &:enabled`]: { background: color.pressed },
    [`${field}[data-invalid] &`]: {
      borderColor: status.critical.solid,
      boxShadow: `0 0 0 .5px ${status.critical.solid}`,
    },
    '&:checked, &:indeterminate:not([type=radio])': { background: color.accent, borderColor: color.accent },
    [`${row}:hover &:checked:enabled, ${row}:hover &:indeterminate:enabled:not([type=radio])`]: {
      background: color.accentHover,
      borderColor: color.accentHover,
    },
    [`${row}:active &:checked:enabled`]: { background: color.accentPressed, borderColor: color.accentPressed },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    '&:disabled': { background: color.surfaceSunken, borderColor: color.border },
    '&:disabled:checked, &:disabled:indeterminate:not([type=radio])': {
      background: color.borderStrong,
      borderColor: color.borderStrong,
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:checked, &:indeterminate:not([type=radio])': {
          background: 'Highlight',
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&:focus-visible': { outlineColor: 'Highlight' },
        [`${field}[data-invalid] &`]: { borderWidth: 3 },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled:checked, &:disabled:indeterminate:not([type=radio])': {
          background: 'GrayText',
          borderColor: 'GrayText',
        },
      },
    },
  },
});

export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = component({ display: 'block', color: color.textMuted, ...type.xs });
