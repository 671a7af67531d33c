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
export const section = featureStyle({ ...column, gap: space[2] });
/** A title with its lead, as high in its card as the titles of others. */
export const head = featureStyle({
  ...column,
  marginBlockStart: `calc(-1 * ${space[1]})`,
  '@container': { [containers.mobile]: { marginBlockStart: 0 } },
});
/** Nearer to the title of its card than other content. */
export const rows = featureStyle({
  ...bareList,
  ...column,
  marginBlockStart: `calc(-1 * ${space[3]})`,
  selectors: { [`${section} > &`]: { marginBlockStart: 0 } },
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: 14,
  borderBlockStart: `1px solid ${color.border}`,
  // What can be done goes under the words where it would leave them no room.
  '@container': { [containers.mobile]: { flexWrap: 'wrap' } },
});

export const words = featureStyle({
  ...column,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [containers.mobile]: { flexBasis: 180 } },
});
/** Of a company's row: in two lines on a phone, so that the name has one. */
export const close = featureStyle({
  '@container': {
    [containers.mobile]: { maxInlineSize: 84, marginInlineStart: 'auto', paddingInline: 0, textAlign: 'end' },
  },
});
export const grow = featureStyle({ flex: 1, minInlineSize: 0 });
export const select = featureStyle({
  minInlineSize: 140,
  '@container': { [containers.mobile]: { minInlineSize: 128 } },
});
