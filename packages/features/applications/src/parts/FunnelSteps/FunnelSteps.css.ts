import { containers, featureGlobal, featureStyle, focusRing, media, type, vars } from '@kasb/ui/theme';

const { color, motion } = vars;

// As wide as one another, and never narrower than their words.
export const funnel = featureStyle([
  focusRing,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 6,
    borderRadius: vars.corner.xs,
    '@container': { [containers.mobile]: { gap: 4 } },
  },
]);

export const bar = featureStyle({
  display: 'block',
  blockSize: 6,
  borderRadius: 3,
  background: `color-mix(in oklab, ${color.text} 10%, transparent)`,
  transition: `background ${motion.base}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { border: '1px solid ButtonText', forcedColorAdjust: 'none', background: 'Canvas' },
  },
});

// The finger gets 48 px; what shows is a bar and a word.
export const step = featureStyle([
  focusRing,
  {
    display: 'grid',
    alignContent: 'start',
    gap: 6,
    margin: '-10px 0 -8px',
    padding: '10px 0 8px',
    border: 0,
    borderRadius: vars.corner.xs,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    ...type.xs,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:disabled': { cursor: 'default' },
      '&:hover:enabled': { color: color.text },
      '&[aria-current]': { color: color.text, fontWeight: 600 },
    },
    '@container': { [containers.mobile]: type.cap },
  },
]);

const forced = { [media.forcedColors]: { background: 'Highlight' } };
featureGlobal(`${step}:hover:enabled > ${bar}`, {
  background: `color-mix(in oklab, ${color.text} 22%, transparent)`,
});
featureGlobal(`${step}[data-state=past] > ${bar}`, {
  background: `color-mix(in oklab, ${color.accent} 45%, ${color.surface})`,
  '@media': forced,
});
featureGlobal(`${step}[data-state=past]:hover:enabled > ${bar}`, {
  background: `color-mix(in oklab, ${color.accent} 65%, ${color.surface})`,
});
featureGlobal(`${step}[data-state=current] > ${bar}`, { background: color.accent, '@media': forced });
