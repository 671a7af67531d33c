import { containers, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, stickyTop } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} 320px`,
  alignItems: 'start',
  gap: space[6],
  '@container': { [tablet]: { gridTemplateColumns: one, gap: space[4] } },
});

export const sections = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });

export const salary = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} ${one} 148px`,
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
  '@container': { [mobile]: { gridTemplateColumns: one } },
});

export const preview = featureStyle({
  position: 'sticky',
  insetBlockStart: `calc(${stickyTop} + ${space[6]})`,
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[3],
  overflowWrap: 'anywhere',
  '@container': { [tablet]: { position: 'static' }, [mobile]: { display: 'none' } },
});
export const previewHead = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.textMuted,
});
export const previewLabel = featureStyle({ color: color.textMuted, ...type.sm, fontWeight: 500 });
export const previewTitle = featureStyle({
  margin: 0,
  ...type.h3,
  fontWeight: 600,
});
export const previewText = featureStyle({ ...type.sm });
export const eye = featureStyle(iconSize(18));

// Empty live regions take no room over the buttons.
export const silent = featureStyle({ position: 'absolute' });

export const paragraph = featureStyle({ margin: 0, selectors: { '& + &': { marginBlockStart: space[2] } } });

export const ghost = featureStyle({ display: 'grid', gap: space[4] });
