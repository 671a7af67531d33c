import { keyframes } from '@vanilla-extract/css';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, motion, space, status } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fade = keyframes({ from: { opacity: 0 } });

// As wide as the window: it is a theme root and so a container, which cannot be as wide as its content.
export const region = component({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 1001,
  outline: 'none',
  pointerEvents: 'none',
});

export const list = component({
  display: 'grid',
  justifyContent: 'center',
  gap: space[2],
  margin: '0 16px 28px',
  padding: 0,
  listStyle: 'none',
  // Above a screen's own bottom bar, which says how high it is.
  '@container': {
    [containers.mobile]: {
      justifyContent: 'stretch',
      marginBlockEnd: `calc(${space[4]} + var(--kasb-bottom-bar, 0px))`,
    },
  },
});

export const toast = component([
  focusRing,
  {
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[3],
    minInlineSize: 340,
    maxInlineSize: 480,
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.corner.lg,
    background: color.surfaceRaised,
    boxShadow: vars.elevation[3],
    color: color.text,
    fontWeight: 500,
    animation: `${rise} ${motion.slow} ${motion.easeOut}`,
    '@container': { [containers.mobile]: { minInlineSize: 0, maxInlineSize: 'none' } },
    '@media': { [media.reducedMotion]: { animation: `${fade} 80ms` } },
  },
]);

// On a phone a long action goes under the words, which it would leave one letter a line.
export const content = component({ flex: 1, minInlineSize: 160, overflowWrap: 'anywhere' });

export const icon = componentVariants({
  positive: { color: status.positive.solid },
  info: { color: status.info.solid },
  critical: { color: status.critical.solid },
});
for (const className of Object.values(icon)) componentGlobal(`${className} svg`, iconSize(20));
