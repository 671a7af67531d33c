import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component, componentVariants } from '../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const mark = component({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'color-mix(in oklab, currentColor 22%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} .8s linear infinite`,
  '@media': {
    [media.reducedMotion]: {
      background: 'currentColor',
      borderColor: 'transparent',
      scale: '.6',
      animation: `${pulse} 1.6s ease-in-out infinite`,
    },
    [media.forcedColors]: { borderColor: 'GrayText', borderTopColor: 'Highlight' },
  },
});

export const size = componentVariants({
  16: { inlineSize: 16, blockSize: 16, borderWidth: 2 },
  20: { inlineSize: 20, blockSize: 20, borderWidth: 2.25 },
  32: { inlineSize: 32, blockSize: 32, borderWidth: 3 },
});

export const row = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});
export const accent = component({ color: vars.color.accent });
