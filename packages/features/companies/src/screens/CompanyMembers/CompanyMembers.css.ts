import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const page = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const rows = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 68,
  padding: '12px 18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [containers.mobile]: { flexWrap: 'wrap', padding: `12px ${space[4]}` } },
});

export const who = featureStyle({ display: 'grid', flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const invited = featureStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: '50%',
  color: color.textMuted,
});

export const end = featureStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

export const form = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  maxInlineSize: 460,
});

export const field = featureStyle({ inlineSize: '100%' });

// Its words stand where the rows begin.
export const quiet = featureStyle({
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@container': { [containers.mobile]: { marginInlineStart: 0 } },
});

export const trouble = featureStyle({ marginBlockStart: space[2] });
