import { bareList, containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const head = featureStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 56,
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const heading = featureStyle({ marginInlineEnd: 'auto', outline: 'none' });
export const trouble = featureStyle({ flex: 'none', margin: space[3] });
export const body = featureStyle({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 520,
  overflowY: 'auto',
  outline: 'none',
  '@container': { [containers.mobile]: { maxBlockSize: 'none' } },
});
export const ghosts = featureStyle({ display: 'grid', gap: space[4], padding: space[4] });
export const failure = featureStyle({ margin: space[4] });
export const rows = featureStyle({ ...bareList });
export const item = featureStyle({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } } });
export const foot = featureStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minBlockSize: 44,
  borderBlockStart: `1px solid ${color.border}`,
});
