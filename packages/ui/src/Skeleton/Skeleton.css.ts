import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component, componentVariants } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const width = createVar();
export const height = createVar();

export const skeleton = component({
  display: 'block',
  inlineSize: fallbackVar(width, '100%'),
  maxInlineSize: '100%',
  blockSize: fallbackVar(height, '14px'),
  background: `color-mix(in oklab, ${vars.color.text} 8%, transparent)`,
  // A wait shorter than 150 ms shows nothing.
  animation: `${appear} 80ms 150ms backwards, ${pulse} 1.6s 230ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${appear} 80ms 150ms backwards` },
    [media.forcedColors]: { background: 'GrayText' },
  },
});

export const shape = componentVariants({
  line: { borderRadius: vars.corner.sm },
  box: { borderRadius: vars.corner.md },
  circle: { borderRadius: '50%', flex: 'none' },
});
