import { containers, featureStyle, focusRing, iconSize, media, vars } from '@kasb/ui/theme';

const { color, corner, motion, space } = vars;

export const card = featureStyle({ padding: space[2] });
export const title = featureStyle({ padding: `${space[2]} ${space[3]} ${space[1]}` });
export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const link = featureStyle([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: 40,
    padding: `0 ${space[3]}`,
    borderRadius: corner.sm,
    color: color.text,
    textDecoration: 'none',
    transition: `background ${motion.fast}`,
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-pressed]': { background: color.surfaceSunken },
    },
    '@container': { [containers.mobile]: { minBlockSize: 44 } },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.reducedMotion]: { transition: 'none' } },
  },
]);
export const label = featureStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const icon = featureStyle({ ...iconSize(18), color: color.textMuted });
export const arrow = featureStyle({ ...iconSize(16), color: color.textMuted });
