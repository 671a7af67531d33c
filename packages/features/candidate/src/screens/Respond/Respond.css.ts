import { containers, featureGlobal, featureStyle, iconSize, tile, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const row = { display: 'flex', alignItems: 'flex-start', gap: space[3] } as const;

export const page = featureStyle({ maxInlineSize: 984 + 64, outline: 'none' });
export const back = featureStyle({ marginBlockEnd: space[3] });
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560fr) minmax(0, 400fr)',
  gap: space[6],
  alignItems: 'start',
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});
export const beside = featureStyle({
  gridColumn: 2,
  gridRow: 1,
  position: 'sticky',
  insetBlockStart: space[6],
  minInlineSize: 0,
  '@container': { [containers.tablet]: { gridColumn: 1, gridRow: 'auto', position: 'static' } },
});
export const besideAlone = featureStyle([beside, { '@container': { [containers.tablet]: { display: 'none' } } }]);
// On a phone the page is the form.
export const formCard = featureStyle({
  '@container': { [containers.mobile]: { padding: 0, border: 0, borderRadius: 0, background: 'none' } },
});
export const form = featureStyle({ ...column, gap: space[5] });
export const ghostTitle = featureStyle({ blockSize: 28 });
export const ghostField = featureStyle({ blockSize: 48 });
export const head = featureStyle({ ...column, gap: space[1], overflowWrap: 'anywhere' });
// Its words begin where the fields do.
export const add = featureStyle({ marginInlineStart: `calc(-1 * ${space[4]})` });

export const kept = featureStyle({
  ...row,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
  color: color.textMuted,
  ...type.sm,
});

featureGlobal(`${kept} > svg`, { ...iconSize(20), color: status.positive.onSoft });

export const brief = featureStyle({ ...column, gap: space[3] });
export const briefHead = featureStyle(row);
export const briefNames = featureStyle({ ...column, gap: 2, overflowWrap: 'anywhere' });
export const briefMore = featureStyle({
  ...column,
  gap: space[3],
  '@container': { [containers.tablet]: { display: 'none' } },
});
export const briefText = featureStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const replies = featureStyle({
  ...row,
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
});

featureGlobal(`${replies} > svg`, iconSize(16));

export const end = featureStyle({ ...column, gap: space[4], maxInlineSize: 560, marginInline: 'auto' });
export const sentHead = featureStyle({ ...row, gap: space[4] });
export const sent = featureStyle({ outline: 'none' });
export const sentMark = featureStyle({
  ...tile,
  inlineSize: 40,
  blockSize: 40,
  background: status.positive.soft,
  color: status.positive.onSoft,
});
export const steps = featureStyle({ ...column, margin: 0, padding: 0, listStyle: 'none' });
export const step = featureStyle({
  ...row,
  position: 'relative',
  paddingBlockEnd: space[4],
  selectors: {
    // The line from one mark to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '20px 0',
      insetInlineStart: 9.5,
      inlineSize: 1,
      background: color.border,
    },
  },
});
const mark = featureStyle({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 1,
  borderRadius: '50%',
});
export const stepMark = {
  done: featureStyle([mark, { background: status.positive.soft, color: status.positive.onSoft }]),
  now: featureStyle([mark, { background: color.accent, color: color.onAccent }]),
  next: featureStyle([mark, { background: color.surfaceSunken, color: color.textMuted }]),
};
featureGlobal(`${mark} > svg`, iconSize(14, 2));
export const stepText = featureStyle({ ...column, gap: 2, overflowWrap: 'anywhere' });
export const actions = featureStyle({ ...column, gap: space[2] });
export const offer = featureStyle({ ...row, gap: space[4] });
export const offerMark = featureStyle(tile);
export const offerText = featureStyle({ ...column, justifyItems: 'start', gap: space[1] });

export const others = featureStyle({
  ...column,
  gap: space[3],
  margin: 0,
  marginBlockStart: space[3],
  padding: 0,
  listStyle: 'none',
});
