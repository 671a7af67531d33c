import { field } from '../private/field.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, track as strip, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, corner, elevation, motion, status } = vars;

export const track = component({
  ...strip,
  display: 'inline-flex',
  justifySelf: 'start',
  maxInlineSize: '100%',
  selectors: {
    [`${field}[data-invalid] &`]: {
      borderColor: status.critical.solid,
      boxShadow: `inset 0 0 0 1px ${status.critical.solid}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { [`${field}[data-invalid] &`]: { borderWidth: 2 } },
    },
  },
});
export const isFullWidth = component({
  display: 'flex',
  justifySelf: 'stretch',
  '@container': { [containers.mobile]: { flexWrap: 'wrap' } },
});

const selected = '&:has(:checked)';
export const segment = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 0,
  borderRadius: `calc(${corner.md} - 3px)`,
  color: color.textMuted,
  fontWeight: 500,
  lineHeight: type.sm.lineHeight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  selectors: {
    [`${isFullWidth} > &`]: { flex: 1 },
    '&:hover': { background: color.hover, color: color.text },
    '&:active': { background: color.pressed },
    [selected]: {
      background: color.surfaceRaised,
      color: color.text,
      boxShadow: `${elevation[1]}, 0 0 0 1px ${color.borderStrong}`,
      cursor: 'default',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    '&:has(:disabled)': {
      background: 'none',
      color: `color-mix(in oklab, ${color.textMuted} 72%, transparent)`,
      cursor: 'not-allowed',
    },
    '&:has(:disabled:checked)': { boxShadow: `0 0 0 1px ${color.border}`, color: color.textMuted },
  },
  // Where it is narrow, long words take from short ones, and what does not fit goes to the next line unbroken.
  '@container': {
    [containers.mobile]: {
      selectors: { [`${isFullWidth} > &`]: { flexBasis: 'min-content', overflowWrap: 'break-word' } },
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        [selected]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(:disabled)': { color: 'GrayText' },
        '&:has(:disabled:checked)': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

const large = { minBlockSize: 38 };
export const size = componentVariants({
  sm: {
    minBlockSize: 26,
    padding: '2px 10px',
    fontSize: type.xs.fontSize,
    '@container': { [containers.mobile]: large },
    '@media': { [media.touch]: large },
  },
  md: {
    minBlockSize: 32,
    padding: '4px 14px',
    fontSize: type.sm.fontSize,
    '@container': { [containers.mobile]: { ...large, paddingInline: 6 } },
    '@media': { [media.touch]: large },
  },
});

export const count = component({
  color: color.textMuted,
  fontSize: type.xs.fontSize,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

// The real radio lies over its segment, unseen.
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

componentGlobal(`${segment} svg`, iconSize(16));
