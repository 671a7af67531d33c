import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const { mobile } = containers;
const narrow = (padding: string) => ({ '@container': { [mobile]: { padding } } });

export const count = featureStyle({
  marginInlineStart: space[1],
  color: color.textMuted,
  ...type.xs,
  fontWeight: 400,
});

export const message = featureStyle({ padding: `0 ${space[5]} ${space[3]}`, ...narrow(`0 ${space[4]} ${space[3]}`) });

export const none = featureStyle({ padding: `0 ${space[5]} ${space[4]}`, ...narrow(`0 ${space[4]} ${space[4]}`) });

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none', outline: 'none' });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': {
    [mobile]: { flexWrap: 'wrap', rowGap: 0, padding: `${space[3]} ${space[2]} ${space[1]} ${space[4]}` },
  },
});

export const number = featureStyle({
  flex: 'none',
  inlineSize: 20,
  paddingBlock: 5,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const text = featureStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 5,
  overflowWrap: 'anywhere',
  // The text has a line to itself; the badge and the buttons stand under it.
  '@container': { [mobile]: { flexBasis: `calc(100% - 20px - ${space[3]})` } },
});

export const badge = featureStyle({
  marginBlockStart: 5,
  '@container': {
    [mobile]: { alignSelf: 'center', marginBlockStart: 0, marginInlineStart: `calc(20px + ${space[3]})` },
  },
});

export const actions = featureStyle({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

export const editor = featureStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[3] });
export const editorActions = featureStyle({ display: 'flex', gap: space[2] });

export const more = featureStyle({ padding: space[2], borderBlockStart: `1px solid ${color.border}` });

export const add = featureStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[3],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [mobile]: { flexDirection: 'column', alignItems: 'stretch', padding: space[4] } },
});
export const field = featureStyle({ flex: 1, minInlineSize: 0 });
