import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';
import { statusTones } from '../theme/tokens.ts';

const { color, status, space } = vars;

export const badge = component({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 5,
  minBlockSize: 24,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: `4px 9px`,
  borderRadius: vars.corner.full,
  ...type.xs,
  lineHeight: type.cap.lineHeight,
  fontWeight: 500,
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

// As wide as the badge lets them be, whatever they are.
export const words = component({ display: 'contents' });

const soft = Object.fromEntries(
  statusTones.map((tone) => [tone, { background: status[tone].soft, color: status[tone].onSoft }]),
);
export const tone = componentVariants({
  neutral: { background: color.surfaceSunken, color: color.textMuted },
  accent: { background: color.accentSoft, color: color.onAccentSoft },
  ...(soft as Record<(typeof statusTones)[number], object>),
});

export const variant = componentVariants({
  soft: {},
  outlined: { background: 'none', boxShadow: `inset 0 0 0 1px ${color.borderStrong}` },
  ai: {
    minBlockSize: 22,
    padding: `3px ${space[2]}`,
    background: 'none',
    color: status.promote.onSoft,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${status.promote.solid} 40%, transparent)`,
    fontSize: type.cap.fontSize,
  },
});

export const dot = component({
  flex: 'none',
  inlineSize: 7,
  blockSize: 7,
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

componentGlobal(`${badge} svg`, iconSize(14, 2));
