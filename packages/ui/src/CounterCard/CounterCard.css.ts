import '../Card/Card.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, motion } = vars;

export const counter = component([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'space-between',
    gap: '2px 12px',
    padding: '18px 20px',
    color: color.text,
    textDecoration: 'none',
    transition: `border-color ${motion.fast}`,
    selectors: {
      'a&[data-hovered]': { borderColor: color.borderStrong },
      'a&[data-pressed]': { background: color.surfaceSunken },
    },
    '@container': { [containers.mobile]: { padding: '14px 14px 12px' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

export const label = component({ color: color.textMuted, ...type.sm, fontWeight: 500, overflowWrap: 'anywhere' });
// Heard and not seen: it joins the words and the number into one name.
export const colon = component({ fontSize: 0 });
export const icon = component({ color: color.textMuted });
componentGlobal(`${icon} > svg`, iconSize(18));

export const value = component({
  position: 'relative',
  justifySelf: 'start',
  ...type.counter,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@container': { [containers.mobile]: { fontSize: type.h1.fontSize, lineHeight: '32px' } },
});

export const dot = component({
  position: 'absolute',
  insetInlineEnd: -14,
  insetBlockStart: 7,
  inlineSize: 9,
  blockSize: 9,
  borderRadius: '50%',
  background: color.highlight,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
