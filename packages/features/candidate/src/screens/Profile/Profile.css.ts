import { bareList, containers, featureStyle, pageHead, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const title = featureStyle({ ...pageHead, marginBlockEnd: space[4] });
export const sections = featureStyle({ ...column, gap: space[4] });
export const ghost = featureStyle({ ...column, gap: space[4] });
export const form = featureStyle({ ...column, gap: space[5] });
export const save = featureStyle({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  gap: space[2],
});
export const section = featureStyle({ ...column, gap: space[3] });
export const rows = featureStyle({ ...bareList, ...column });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const words = featureStyle({ ...column, flex: 1, gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });
export const grow = featureStyle({ flex: 1, minInlineSize: 0 });
export const select = featureStyle({
  minInlineSize: 140,
  '@container': { [containers.mobile]: { minInlineSize: 128 } },
});
