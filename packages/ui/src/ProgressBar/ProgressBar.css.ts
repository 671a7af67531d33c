import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, motion, space, status } = vars;

export const share = createVar();

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const row = component({ display: 'flex', justifyContent: 'space-between', gap: space[2], ...type.sm });
export const label = component({ minInlineSize: 0, color: color.textMuted, overflowWrap: 'anywhere' });
export const value = component({ flex: 'none', fontWeight: 500, whiteSpace: 'nowrap' });

export const track = component({
  blockSize: 8,
  borderRadius: 4,
  background: `color-mix(in oklab, ${color.text} 9%, transparent)`,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = component({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: 4,
  transition: `inline-size ${motion.slow} ${motion.easeMove}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

const solid = (background: string) => ({ background, '@media': { [media.forcedColors]: { background: 'Highlight' } } });
export const tone = componentVariants({
  accent: solid(color.accent),
  warning: solid(status.warning.solid),
  neutral: { background: color.borderStrong, '@media': { [media.forcedColors]: { background: 'GrayText' } } },
});

export const message = component({ display: 'flex', gap: 6, margin: 0, color: status.warning.onSoft, ...type.xs });
componentGlobal(`${message} > svg`, { ...iconSize(16), marginBlockStart: 1 });
