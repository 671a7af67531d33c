import { featureGlobal, featureStyle, iconSize, media, tile, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 32,
  marginBlock: -4,
  color: color.textMuted,
  ...type.sm,
});
// Its words end where the cards do, and its height on a phone does not push them apart.
export const all = featureStyle({ marginBlock: -6, marginInlineEnd: -11 });
export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const service = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: '12px 14px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  selectors: {
    '&[data-selected]': {
      borderColor: color.accent,
      background: `color-mix(in oklab, ${color.accentSoft} 60%, transparent)`,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
    },
  },
});

// The press goes to the box wherever on the card it lands.
export const choice = featureStyle({ flex: 1, minInlineSize: 0 });
featureGlobal(`${choice} > label`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  margin: '-12px -14px',
  padding: '12px 14px',
  boxSizing: 'content-box',
});
featureGlobal(`${choice} > label > :last-child`, { flex: 1, minInlineSize: 0 });

export const content = featureStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
});
export const glyph = featureStyle(tile);
featureGlobal(`${glyph} > svg`, iconSize(18));

export const words = featureStyle({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = featureStyle({ fontWeight: 500 });
export const detail = featureStyle({ color: color.textMuted, ...type.sm, fontWeight: 400 });
export const failure = featureStyle({ color: status.critical.onSoft, ...type.sm });
export const error = featureStyle({
  display: 'flex',
  gap: 6,
  margin: 0,
  color: status.critical.onSoft,
  ...type.xs,
  selectors: { '&:empty': { display: 'none' } },
});
featureGlobal(`${error} > svg`, { ...iconSize(16), marginBlockStart: 1 });
export const note = featureStyle({ display: 'flex', gap: space[2], margin: 0, color: color.textMuted, ...type.xs });
featureGlobal(`${note} > svg`, { ...iconSize(16), marginBlockStart: 1 });
