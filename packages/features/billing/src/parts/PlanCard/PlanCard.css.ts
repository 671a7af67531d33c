import { containers, featureGlobal, featureStyle, iconSize, media, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;

export const plan = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: 28,
  selectors: { '&[data-current]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` } },
  '@container': { [containers.mobile]: { gap: space[4], padding: space[4] } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current]': { borderColor: 'Highlight', borderWidth: 2 } } },
  },
});

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const badges = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 6 });

// Two lines, so that the prices of a row of plans stand on one.
export const description = featureStyle({
  minBlockSize: 44,
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@container': { [containers.mobile]: { minBlockSize: 0 } },
});

export const rule = featureStyle({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
});
export const features = featureStyle({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
export const feature = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
featureGlobal(`${feature} > svg`, { ...iconSize(18), marginBlockStart: 2, color: status.positive.solid });
featureGlobal(`${feature} > span`, { minInlineSize: 0 });
