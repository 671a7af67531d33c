import { bareList, containers, diamondItem, featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const parts = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const head = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const part = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const text = featureStyle({ overflowWrap: 'anywhere' });
export const salary = featureStyle({
  margin: 0,
  ...type.h3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const label = featureStyle({ margin: 0, ...type.sm, fontWeight: 500 });

export const ghost = featureStyle({
  margin: 0,
  padding: space[3],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: corner.md,
  color: color.textMuted,
  textAlign: 'center',
  ...type.sm,
});

export const lines = featureStyle({ ...bareList, display: 'grid', gap: space[1] });
// The mark stands beside the first line of what is pressed.
const besideTall = { selectors: { '&:has(button)::before': { insetBlockStart: 18 } } };
export const line = featureStyle([
  diamondItem,
  { '@container': { [containers.mobile]: besideTall }, '@media': { [media.touch]: besideTall } },
]);
export const fact = featureStyle({ alignItems: 'center' });

// The wash says «new»; the words are there without it.
export const fresh = featureStyle({
  borderRadius: corner.xs,
  background: `linear-gradient(90deg, color-mix(in oklab, ${color.highlight} 26%, transparent), transparent 92%)`,
});
