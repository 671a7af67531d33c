import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, motion, space } = vars;
const large = { minBlockSize: 44 };

// The rule is a shadow: the selected tab's line lies on it, and nothing hangs out of what scrolls.
export const list = component({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const tab = component({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  padding: '10px 12px',
  borderRadius: `${corner.sm} ${corner.sm} 0 0`,
  color: color.textMuted,
  ...type.nav,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${motion.fast}`,
  selectors: {
    '&[data-hovered], &[data-selected]': { color: color.text },
    '&[data-pressed]': { background: color.pressed },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 12,
      insetBlockEnd: 0,
      blockSize: 2,
      borderRadius: '2px 2px 0 0',
      background: color.accent,
      opacity: 0,
      transition: `opacity ${motion.base}`,
    },
    '&[data-selected]::after': { opacity: 1 },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
    '&[data-disabled]': { color: `color-mix(in oklab, ${color.textMuted} 72%, transparent)`, cursor: 'not-allowed' },
  },
  '@container': { [containers.mobile]: large },
  '@media': {
    [media.touch]: large,
    [media.reducedMotion]: { transition: 'none', selectors: { '&::after': { transition: 'none' } } },
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'Highlight' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const count = component({
  color: color.textMuted,
  ...type.cap,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = component([
  focusRing,
  { paddingBlockStart: space[5], borderRadius: corner.xs, selectors: { '&[data-inert]': { display: 'none' } } },
]);

componentGlobal(`${tab} > svg`, iconSize(16));
