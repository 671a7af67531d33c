import { bareList, containers, diamondItem, featureGlobal, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: 28,
  '@container': { [containers.mobile]: { padding: space[4] } },
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  '@container': { [containers.mobile]: { flexDirection: 'column' } },
});

export const names = featureStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1] });

export const title = featureStyle({ overflowWrap: 'anywhere' });

export const salary = featureStyle({
  margin: 0,
  ...type.h2,
  fontWeight: 600,
});

export const rule = featureStyle({ margin: 0, border: 0, blockSize: 1, background: color.border });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@container': { [containers.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
featureGlobal(`${actions} > :last-child`, { '@container': { [containers.mobile]: { flexGrow: 1 } } });

export const section = featureStyle({ display: 'grid', gap: space[2], maxInlineSize: '68ch' });

export const prose = featureStyle({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const lines = featureStyle({ ...bareList, display: 'grid', gap: space[2] });

export const line = featureStyle(diamondItem);

export const similar = featureStyle({ display: 'grid', gap: space[3], marginBlockStart: space[6] });

export const cards = featureStyle({ ...bareList, display: 'grid', gap: space[3] });
