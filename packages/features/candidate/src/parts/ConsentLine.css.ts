import { featureStyle, focusRing, media, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const consent = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const terms = featureStyle([
  focusRing,
  {
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accent,
    font: 'inherit',
    fontWeight: 500,
    textDecorationLine: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    '@media': { [media.touch]: { paddingBlock: 12, marginBlock: -12 } },
  },
]);
export const text = featureStyle({ padding: space[3], borderRadius: corner.md, background: color.surfaceSunken });
