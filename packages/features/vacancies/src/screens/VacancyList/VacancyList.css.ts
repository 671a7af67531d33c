import { containers, featureGlobal, featureStyle, pageHead, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const mobile = containers.mobile;

export const head = featureStyle({
  ...pageHead,
  marginBlockEnd: space[5],
  selectors: { 'a + &': { marginBlockStart: space[2] } },
});

export const names = featureStyle({ flex: '1 1 0', minInlineSize: 'min(100%, 240px)' });

export const title = featureStyle({ overflowWrap: 'anywhere' });

export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [mobile]: { inlineSize: '100%' } },
});
featureGlobal(`${ways} > *`, { '@container': { [mobile]: { flex: '1 1 auto' } } });

export const filters = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[4],
  '@container': { [mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const company = featureStyle({ inlineSize: 248, '@container': { [mobile]: { inlineSize: '100%' } } });

export const chips = featureStyle({ minInlineSize: 0 });

export const trouble = featureStyle({ marginBlockEnd: space[4] });

export const empty = featureStyle({ padding: `${space[16]} ${space[6]}` });

export const list = featureStyle({ overflow: 'hidden' });

export const more = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border}`,
});

export const ghostRow = featureStyle({
  display: 'grid',
  gap: 10,
  padding: '14px 18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const ghostLine = featureStyle({ display: 'flex', justifyContent: 'space-between', gap: space[3] });

export const ghostPanel = featureStyle({ display: 'grid', gap: space[4] });
