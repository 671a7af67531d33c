import { bareList, containers, featureStyle, media, pageHead, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const mobile = containers.mobile;

export const title = featureStyle({ ...pageHead, marginBlockEnd: space[4] });

export const list = featureStyle({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const card = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: vars.corner.lg,
  background: color.surface,
  '@container': { [mobile]: { padding: space[4], gap: space[3] } },
});

// Muted by its ground, so that its words keep their contrast.
export const closed = featureStyle([
  card,
  { background: color.surfaceSunken, '@media': { [media.forcedColors]: { borderStyle: 'dashed' } } },
]);

export const avatar = featureStyle({ alignSelf: 'flex-start', '@container': { [mobile]: { display: 'none' } } });

export const names = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = featureStyle({ margin: 0, ...type.title, fontWeight: 600 });

export const salary = featureStyle({ margin: 0, ...type.sm, fontWeight: 600 });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [mobile]: { marginInlineStart: 0, flex: '1 1 100%', justifyContent: 'space-between' } },
});

export const notify = featureStyle({ minInlineSize: 152 });
