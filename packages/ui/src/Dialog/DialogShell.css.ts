import { keyframes } from '@vanilla-extract/css';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, corner, elevation, motion, space, status } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const slide = keyframes({ from: { transform: 'translateY(100%)' } });
const fadeAway = keyframes({ to: { opacity: 0 } });
const slideAway = keyframes({ to: { transform: 'translateY(100%)' } });
const leaving = '&[data-exiting]';
const still = { animation: `${fade} 80ms`, selectors: { [leaving]: { animation: `${fadeAway} 80ms forwards` } } };

// As high as what the screen keyboard leaves free, which React Aria measures.
export const scrim = component({
  position: 'fixed',
  inset: '0 0 auto',
  display: 'grid',
  placeItems: 'center',
  blockSize: 'var(--visual-viewport-height)',
  padding: space[6],
  background: color.scrim,
  boxShadow: `0 0 0 100vmax ${color.scrim}`,
  clipPath: 'inset(0 -100vmax -100vmax)',
  animation: `${fade} ${motion.slow} ${motion.easeOut}`,
  selectors: { [leaving]: { animation: `${fadeAway} 182ms ${motion.easeIn} forwards` } },
  '@container': { [containers.mobile]: { placeItems: 'end stretch', padding: 0 } },
  '@media': { [media.reducedMotion]: still },
});

export const modal = component({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: `calc(var(--visual-viewport-height) - ${space[12]})`,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: corner.xl,
  background: color.surfaceRaised,
  boxShadow: elevation[3],
  animation: `${rise} ${motion.slow} ${motion.easeOut}`,
  // Fields and outlined buttons stand on the dialog's ground.
  vars: { [color.surface]: color.surfaceRaised },
  selectors: { [leaving]: { animation: `${fadeAway} 182ms ${motion.easeIn} forwards` } },
  '@container': {
    [containers.mobile]: {
      maxInlineSize: 'none',
      maxBlockSize: 'calc(var(--visual-viewport-height) * .94)',
      borderWidth: '1px 0 0',
      borderRadius: `${corner.xl} ${corner.xl} 0 0`,
      animationName: slide,
      selectors: { [leaving]: { animationName: slideAway } },
    },
  },
  '@media': { [media.reducedMotion]: still },
});

export const size = componentVariants({
  md: { maxInlineSize: 560, '@container': { [containers.mobile]: { maxInlineSize: 'none' } } },
  lg: { maxInlineSize: 752, '@container': { [containers.mobile]: { maxInlineSize: 'none' } } },
});

export const dialog = component({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  color: color.text,
  outline: 'none',
});

export const header = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  padding: '22px 24px 0',
  '@container': { [containers.mobile]: { padding: '20px 16px 0' } },
});
export const heading = component({
  display: 'grid',
  flex: 1,
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const subtitle = component({ margin: 0, color: color.textMuted, ...type.sm });
export const close = component({ margin: '-2px -6px 0 0' });

export const icon = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: corner.md,
});
export const iconTone = componentVariants({
  neutral: { background: color.surfaceSunken, color: color.textMuted },
  positive: { background: status.positive.soft, color: status.positive.solid },
  caution: { background: status.caution.soft, color: status.caution.solid },
  warning: { background: status.warning.soft, color: status.warning.solid },
  critical: { background: status.critical.soft, color: status.critical.solid },
  info: { background: status.info.soft, color: status.info.solid },
  promote: { background: status.promote.soft, color: status.promote.solid },
});

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: 0,
  padding: '16px 24px 24px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: -2 } },
  '@container': { [containers.mobile]: { padding: '14px 16px 20px' } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

// Buttons come in the order of reading, the primary last; in a sheet they are stacked and it is on top.
export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: '16px 24px',
  borderBlockStart: `1px solid ${color.border}`,
  '@container': {
    [containers.mobile]: {
      flexDirection: 'column-reverse',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      padding: `12px 16px max(16px, env(safe-area-inset-bottom))`,
    },
  },
});
export const footerStart = component({
  marginInlineEnd: 'auto',
  // A quiet button's words stand under the text above.
  selectors: { '&:has(> button)': { marginInlineStart: -16 } },
  '@container': {
    [containers.mobile]: {
      display: 'grid',
      marginInlineEnd: 0,
      // What is to be known first stands above them.
      selectors: { '&:has(> button)': { marginInlineStart: 0 }, '&:not(:has(> button))': { order: 1 } },
    },
  },
});

componentGlobal(`${icon} svg`, iconSize(20));
