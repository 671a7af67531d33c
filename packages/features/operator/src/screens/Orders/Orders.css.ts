import { containers, featureGlobal, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const filters = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@container': { [containers.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
featureGlobal(`${filters} > :nth-child(-n + 2)`, { '@container': { [containers.mobile]: { gridColumn: '1 / -1' } } });
export const minor = featureStyle({ display: 'block', color: color.textMuted, ...type.xs });
// Under what a column tells; on the card of a phone beside it.
export const more = featureStyle({
  display: 'block',
  color: color.textMuted,
  ...type.xs,
  '@container': {
    [containers.mobile]: { display: 'inline', selectors: { '&::before': { content: '" · "' } } },
  },
});
export const pair = featureStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });
export const code = featureStyle({ overflowWrap: 'anywhere', color: color.textMuted, ...type.xs });
