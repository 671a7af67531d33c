import { featureGlobal, featureStyle, media, vars } from '@kasb/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

// An answer that comes within 300 ms shows no typing.
export const typing = featureStyle({
  display: 'inline-flex',
  gap: 5,
  padding: 15,
  animation: `${appear} 80ms 300ms backwards`,
});

export const dot = featureStyle({
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  background: vars.color.textMuted,
  animation: `${breathe} 1.2s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
});
featureGlobal(`${dot}:nth-child(2)`, { opacity: 0.6, animationDelay: '.2s' });
featureGlobal(`${dot}:nth-child(3)`, { opacity: 0.35, animationDelay: '.4s' });
