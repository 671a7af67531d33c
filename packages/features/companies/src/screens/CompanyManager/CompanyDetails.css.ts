import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const head = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  '@container': { [containers.mobile]: { flexDirection: 'column' } },
});

export const who = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const names = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const title = featureStyle({ outline: 'none' });

export const actions = featureStyle({ display: 'flex', flex: 'none', gap: space[2] });

export const rule = featureStyle({ margin: 0, border: 0, blockSize: 1, background: color.border });

export const text = featureStyle({ maxInlineSize: '68ch', overflowWrap: 'anywhere' });

export const well = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 108,
  padding: space[4],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.corner.md,
  background: color.surfaceSunken,
  color: color.textMuted,
});
