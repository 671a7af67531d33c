import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/style.ts';

const { color, corner, elevation, motion } = vars;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const popover = component({
  display: 'grid',
  boxSizing: 'border-box',
  inlineSize: 'var(--trigger-width)',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceRaised,
  boxShadow: elevation[2],
  animation: `${drop} ${motion.base} ${motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animation: `${fade} 80ms` } },
});
