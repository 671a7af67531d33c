import { containers, featureGlobal, featureStyle, fingerLine, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const card = featureStyle({
  display: 'flex',
  gap: space[4],
  padding: space[5],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.corner.lg,
  // Cards out of sight cost nothing while a long list is drawn.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 256px',
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    // What the first window shows is drawn at once: taken for smaller or larger, it would push the others about.
    'li:nth-child(-n + 4) > &': { contentVisibility: 'visible' },
  },
  '@container': { [containers.mobile]: { padding: space[4], containIntrinsicBlockSize: 'auto 312px' } },
});

export const avatar = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });

export const body = featureStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const top = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[4],
  '@container': { [containers.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: space[2] } },
});

export const heading = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  flex: 1,
  overflowWrap: 'anywhere',
});

export const title = featureStyle({
  margin: 0,
  ...type.title,
  fontWeight: 600,
});

export const titleLink = featureStyle(fingerLine);

export const salary = featureStyle({
  margin: 0,
  ...type.h3,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const text = featureStyle({ maxInlineSize: '76ch' });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  '@container': { [containers.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: space[3] } },
});

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': {
    [containers.mobile]: { marginInlineStart: 0 },
  },
});
featureGlobal(`${actions} > *`, { '@container': { [containers.mobile]: { flex: '1 1 auto' } } });

export const more = featureStyle({ display: 'flex' });
featureGlobal(`${actions} > ${more}`, { '@container': { [containers.mobile]: { flex: 'none' } } });
