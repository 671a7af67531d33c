import { containers, featureGlobal, featureStyle, iconSize, media, tile, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const { mobile, tablet } = containers;
const print = { '@media': { print: { display: 'none' } } } as const;

export const article = featureStyle({ outline: 'none' });
export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 44,
  marginBlockEnd: space[2],
  ...print,
});
export const walk = featureStyle({ display: 'flex', alignItems: 'center', gap: 4 });
export const position = featureStyle({ marginInlineEnd: 4, color: color.textMuted, ...type.sm });
export const hint = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: space[2],
  color: color.textMuted,
  ...type.xs,
  '@container': { [mobile]: { display: 'none' } },
  '@media': { [media.touch]: { display: 'none' } },
});
export const kbd = featureStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  minBlockSize: 20,
  padding: '0 5px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.xs,
  background: color.surfaceSunken,
  color: color.textMuted,
  font: 'inherit',
  ...type.cap,
});
export const keys = featureStyle({ ...column, gap: space[2], margin: `${space[4]} 0 0` });
export const keyLine = featureStyle({ display: 'grid', gridTemplateColumns: '104px 1fr', alignItems: 'center' });

export const nobody = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const ghost = featureStyle({ ...column, gap: space[4] });
export const part = featureStyle({ marginBlockStart: space[4] });

export const headCard = featureStyle({ ...column, gap: space[4] });
export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[4]}`,
  alignItems: 'start',
  '@container': { [tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const names = featureStyle({ ...column, gap: space[2] });
export const title = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const wrap = featureStyle({ overflowWrap: 'anywhere' });
export const contacts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [tablet]: { gridColumn: '1 / -1' } },
  ...print,
});
export const phone = featureStyle({
  whiteSpace: 'nowrap',
  '@container': { [mobile]: { flex: 1 } },
});
export const square = featureStyle({
  inlineSize: 40,
  padding: 0,
  '@container': { [mobile]: { inlineSize: 44 } },
  '@media': { [media.touch]: { inlineSize: 44 } },
});
featureGlobal(`${square} svg`, iconSize(18));
export const wideOnly = featureStyle({ '@container': { [mobile]: { display: 'none' } } });
export const steps = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  ...print,
});
export const funnel = featureStyle({
  flex: '1 1 420px',
  '@container': { [mobile]: { flexBasis: '100%' } },
});

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 432px',
  gap: space[4],
  alignItems: 'start',
  marginBlockStart: space[4],
  '@container': {
    [containers.header]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': { print: { display: 'block' } },
});
export const main = featureStyle({ minInlineSize: 0, overflow: 'hidden' });
// Each part of a tab brings its own space.
featureGlobal(`${main} [role=tabpanel]`, { paddingBlockStart: 0 });
// The words of the first tab stand above those of its panel.
featureGlobal(`${main} [role=tablist]`, {
  paddingInline: 8,
  '@container': { [mobile]: { paddingInline: 4 } },
});
/** From edge to edge of the page, to its end. */
export const actions = featureStyle({
  marginBlock: `${space[4]} -56px`,
  marginInline: `calc(-1 * ${space[6]})`,
  '@container': { [mobile]: { marginBlockEnd: `calc(-1 * ${space[12]})`, marginInline: `calc(-1 * ${space[4]})` } },
});
export const rail = featureStyle({
  ...column,
  gap: space[4],
  '@container': { [mobile]: { padding: space[4] } },
  ...print,
});

export const section = featureStyle({
  ...column,
  gap: space[3],
  padding: space[5],
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [mobile]: { padding: space[4] } },
});
/** The host brings the space of its parts, as a resume's document does. */
export const external = featureStyle({
  ...column,
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const prose = featureStyle({ maxInlineSize: '70ch', overflowWrap: 'anywhere' });
export const file = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: '10px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
});
export const fileIcon = featureStyle(tile);
featureGlobal(`${fileIcon} svg`, iconSize(18));
export const fileName = featureStyle({ ...column, flex: 1, overflowWrap: 'anywhere' });

export const label = featureStyle({ ...type.sm, fontWeight: 500 });
export const sameHead = featureStyle([
  label,
  { padding: `14px ${space[5]}`, borderBlockEnd: `1px solid ${color.border}` },
]);
export const voteHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[5]}`,
});
export const voters = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  margin: 0,
  padding: 0,
  color: color.textMuted,
  ...type.xs,
  overflowWrap: 'anywhere',
  listStyle: 'none',
});
export const vote = featureStyle({ padding: `0 ${space[5]} ${space[4]}` });

export const feedHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
});
export const feedBody = featureStyle({ ...column, gap: space[5], padding: `0 ${space[5]} ${space[5]}` });
/** Who wrote, and where somebody came to. */
export const strong = featureStyle({ fontWeight: 500 });
export const mention = featureStyle({
  padding: '1px 6px',
  borderRadius: corner.xs,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontWeight: 500,
});
