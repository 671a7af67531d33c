import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';
import '../private/field.css.ts';

const { color, motion } = vars;

export const trigger = component({
  position: 'relative',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-expanded=true]': { borderColor: color.accent },
    '&[data-pressed]': { background: color.pressed },
  },
});

export const value = component({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
});

export const chevron = component({ display: 'grid', flex: 'none', color: color.textMuted });
componentGlobal(`${chevron} > svg`, {
  ...iconSize(18),
  transition: `rotate ${motion.base} ${motion.easeMove}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
componentGlobal(`[aria-expanded=true] > ${chevron} > svg`, { rotate: '180deg' });

// Takes part in the form and in its validation; the eye and the keyboard meet the trigger.
export const formInput = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 1,
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
export const box = component({ position: 'relative' });
