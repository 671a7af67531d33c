import {
  bareList,
  containers,
  featureGlobal,
  featureStyle,
  featureVariants,
  iconSize,
  media,
  pageHead,
  tile,
  type,
  vars,
} from '@kasb/ui/theme';

const { color, space, status } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';
const column = { display: 'grid', gridTemplateColumns: one } as const;

export const head = featureStyle({ ...pageHead, marginBlockEnd: space[6] });
export const greeting = featureStyle({ ...column, gap: space[1], minInlineSize: 0 });
export const wide = featureStyle({ '@container': { [mobile]: { display: 'none' } } });

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} 368px`,
  alignItems: 'start',
  gap: space[6],
  '@container': { [tablet]: { gridTemplateColumns: one }, [mobile]: { gap: space[4] } },
});
// In one column the blocks of both stand in the order of what a person needs first.
const flat = { '@container': { [tablet]: { display: 'contents' } } } as const;
export const main = featureStyle({ ...column, gap: space[6], minInlineSize: 0, ...flat });
export const rail = featureStyle({ ...column, gap: space[6], minInlineSize: 0, ...flat });
const nth = (order: number) => ({ '@container': { [tablet]: { order } } });
export const part = featureVariants({
  waiting: nth(1),
  responses: nth(2),
  telegram: nth(3),
  recommendations: nth(4),
  resume: nth(5),
  saved: nth(6),
});

export const rows = featureStyle({ ...bareList, ...column, borderBlockStart: `1px solid ${color.border}` });
export const list = featureStyle({ borderBlockStart: `1px solid ${color.border}` });
export const row = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  padding: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [mobile]: { flexWrap: 'wrap', padding: space[4] } },
});
export const what = featureStyle({ ...column, flex: '1 1 160px', gap: space[1], minInlineSize: 0 });
export const strong = featureStyle({ fontWeight: 500, overflowWrap: 'anywhere' });
export const quiet = featureStyle({ color: color.textMuted, ...type.sm, overflowWrap: 'anywhere' });
export const act = featureStyle({ '@container': { [mobile]: { inlineSize: '100%' } } });
export const glyph = featureVariants({
  interview: { ...tile, background: status.promote.soft, color: status.promote.onSoft },
  offer: { ...tile, background: status.caution.soft, color: status.caution.onSoft },
  message: { ...tile, background: color.accentSoft, color: color.onAccentSoft },
  telegram: { ...tile, background: status.info.soft, color: status.info.onSoft },
});

export const empty = featureStyle({ padding: `${space[10]} ${space[6]}` });
export const section = featureStyle({ ...column, gap: space[3], minInlineSize: 0 });
export const sectionHead = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const cards = featureStyle({ ...bareList, ...column, gap: space[3] });
export const vacancy = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const logo = featureStyle({ '@container': { [mobile]: { display: 'none' } } });
export const body = featureStyle({ ...column, flex: 1, gap: space[2], minInlineSize: 0 });
export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const why = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  color: status.positive.onSoft,
  ...type.xs,
});

export const stack = featureStyle({ ...column, gap: space[4] });
export const tight = featureStyle({ ...column, gap: space[1] });
export const telegramHead = featureStyle({ display: 'flex', alignItems: 'center', gap: space[3] });
export const buttons = featureStyle({ ...column, gap: space[1] });
export const savedRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 44,
  padding: `${space[3]} ${space[5]}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const grow = featureStyle({ ...column, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const dot = featureStyle({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.corner.full,
  background: color.highlight,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const seen = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  ...type.sm,
});
featureGlobal(`${seen} > svg`, iconSize(16));
export const halves = featureStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(130px, 100%), 1fr))`,
  gap: space[2],
});
