import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';
import '../private/field.css.ts';

const { color, corner, motion } = vars;

export const chevron = component({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  margin: 0,
  marginInlineEnd: -6,
  padding: 0,
  border: 0,
  borderRadius: corner.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: color.hover, color: color.text },
    '&:disabled': { cursor: 'not-allowed' },
    // The hit area of a finger around a smaller mark.
    '&::after': { content: '', position: 'absolute', inset: -8 },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});
componentGlobal(`${chevron} > svg`, {
  ...iconSize(18),
  transition: `rotate ${motion.base} ${motion.easeMove}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
componentGlobal(`[aria-expanded=true] ~ ${chevron} > svg`, { rotate: '180deg' });
