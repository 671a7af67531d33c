import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/style.ts';

const { color, corner, elevation, motion, space } = vars;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const popover = component({
  display: 'grid',
  gap: space[3],
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: 'min(360px, calc(100vw - 32px))',
  padding: space[4],
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceRaised,
  boxShadow: elevation[2],
  color: color.text,
  outline: 'none',
  overflowWrap: 'anywhere',
  animation: `${drop} ${motion.base} ${motion.easeOut}`,
  vars: { [color.surface]: color.surfaceRaised },
  '@media': { [media.reducedMotion]: { animation: `${fade} 80ms` } },
});
