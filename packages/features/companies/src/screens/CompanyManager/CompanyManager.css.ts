import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const columns = featureStyle({
  gridTemplateColumns: '392px minmax(0, 1fr)',
  '@container': {
    [containers.header]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// On a phone an open company is a page of its own.
const listOnly = { [containers.mobile]: { selectors: { '&[data-open]': { display: 'none' } } } };
export const head = featureStyle({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[6],
  '@container': listOnly,
});
export const invitations = featureStyle({ '@container': listOnly });

export const notice = featureStyle({ marginBlockEnd: space[4] });

export const side = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const card = featureStyle({ overflow: 'hidden' });

export const name = featureStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const preselected = featureStyle({
  '@container': { [containers.mobile]: { background: 'none', selectors: { '&::before': { display: 'none' } } } },
});

export const preselectedMark = featureStyle({
  '@container': { [containers.mobile]: { background: color.accentSoft } },
});

export const more = featureStyle({ padding: space[4], borderBlockStart: `1px solid ${color.border}` });

// The company's sections stand under the list, and under the company where it is a page.
export const onlyWide = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });
export const onlyNarrow = featureStyle({
  display: 'none',
  '@container': { [containers.mobile]: { display: 'grid', marginBlockStart: space[4] } },
});

export const back = featureStyle({ display: 'grid', marginBlockEnd: space[5] });

export const sections = featureStyle({ display: 'grid', padding: space[2] });

export const section = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 44,
  paddingInline: space[3],
  borderRadius: vars.corner.sm,
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { background: color.hover, textDecoration: 'none' } },
});

export const sectionName = featureStyle({ flex: 1, minInlineSize: 0 });

export const sectionIcon = featureStyle({ flex: 'none', color: color.textMuted });
