import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, motion } = vars;

export const chips = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  // In one line that scrolls sideways, with room for the focus ring.
  '@container': {
    [containers.mobile]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', margin: -4, padding: 4 },
  },
});

export const chip = component([
  focusRing,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 6,
    maxInlineSize: '100%',
    minBlockSize: 32,
    padding: '4px 12px',
    border: `1px solid ${color.border}`,
    borderRadius: vars.corner.full,
    background: color.surface,
    color: color.textMuted,
    font: 'inherit',
    ...type.sm,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${motion.fast}, border-color ${motion.fast}`,
    selectors: {
      '&:hover': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 4%)`, color: color.text },
      '&:active': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 9%)` },
      '&[aria-pressed=true]': { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
    },
    '@container': { [containers.mobile]: { minBlockSize: 44 } },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[aria-pressed=true]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
]);

export const count = component({
  flex: 'none',
  color: color.textMuted,
  ...type.cap,
  fontVariantNumeric: 'tabular-nums',
});
componentGlobal(`${chip}[aria-pressed=true] > ${count}`, { color: 'inherit' });
