import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color, corner, elevation, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = component({
  maxInlineSize: 'min(280px, calc(100vw - 32px))',
  padding: '6px 10px',
  borderRadius: corner.sm,
  background: color.text,
  boxShadow: elevation[2],
  color: color.surface,
  ...type.xs,
  overflowWrap: 'anywhere',
  animation: `${fade} ${motion.fast} ${motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animation: `${fade} 80ms` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
