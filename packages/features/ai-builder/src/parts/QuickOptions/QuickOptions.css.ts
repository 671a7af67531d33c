import { containers, featureGlobal, featureStyle, focusRing, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, motion, space } = vars;

export const options = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const option = featureStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxInlineSize: '100%',
    minBlockSize: 36,
    padding: '6px 14px',
    border: `1px solid color-mix(in oklab, ${color.accent} 50%, ${color.border})`,
    borderRadius: 18,
    background: color.surface,
    color: color.accent,
    font: 'inherit',
    ...type.sm,
    fontWeight: 500,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${motion.fast}, border-color ${motion.fast}`,
    selectors: {
      '&:hover:enabled': { background: color.accentSoft, color: color.onAccentSoft },
      '&:active:enabled': { background: `color-mix(in oklab, ${color.accentSoft}, ${color.accent} 10%)` },
      '&[aria-pressed=true]': { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
      '&:disabled': {
        borderColor: color.border,
        background: color.surfaceSunken,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@container': { [containers.mobile]: { minBlockSize: 44, borderRadius: 22 } },
    '@media': {
      [media.touch]: { minBlockSize: 44, borderRadius: 22 },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: 2 },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);
featureGlobal(`${option} > svg`, iconSize(16));
