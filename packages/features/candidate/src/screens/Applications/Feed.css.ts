import { featureStyle, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const section = featureStyle({ ...column, gap: space[3] });
export const feed = featureStyle({ ...column, gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const event = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const mark = featureStyle([
  iconSize(14),
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: '50%',
    background: color.surfaceSunken,
    color: color.textMuted,
  },
]);
export const what = featureStyle({ ...column, flex: 1, gap: space[2], minInlineSize: 0, paddingBlockStart: 4 });
export const title = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  ...type.sm,
  overflowWrap: 'anywhere',
});
export const said = featureStyle({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.corner.md,
  background: color.surfaceSunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&[data-side=candidate]': { background: color.accentSoft, color: color.onAccentSoft } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const when = featureStyle({
  color: color.textMuted,
  ...type.xs,
  whiteSpace: 'nowrap',
});
