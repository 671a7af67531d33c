import { containers, featureStyle, iconSize, media, tile, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const panel = featureStyle({ ...column, gap: space[5] });

export const head = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[4] });
export const names = featureStyle({ ...column, flex: 1, alignSelf: 'center', gap: 4, minInlineSize: 0 });
export const name = featureStyle({ overflowWrap: 'anywhere' });
export const reach = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space[4]}`,
  overflowWrap: 'anywhere',
  ...type.sm,
});
export const badge = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  '@container': { [containers.mobile]: { display: 'none' } },
});

export const section = featureStyle({ ...column, gap: space[3] });
export const label = featureStyle({ ...type.sm, fontWeight: 500 });

// Of no use without a keyboard.
export const keys = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  ...type.xs,
  '@container': { [containers.mobile]: { display: 'none' } },
  '@media': { [media.touch]: { display: 'none' } },
});
export const key = featureStyle({
  display: 'inline-block',
  minInlineSize: 10,
  marginInlineEnd: 5,
  padding: '0 5px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.xs,
  background: color.surfaceSunken,
  font: 'inherit',
  textAlign: 'center',
});

export const rule = featureStyle({ inlineSize: '100%', blockSize: 1, margin: 0, border: 0, background: color.border });

export const resume = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: '12px 14px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover, textDecoration: 'none' } },
});
export const resumeIcon = featureStyle(tile);
export const resumeText = featureStyle({ flex: 1 });
export const icon = featureStyle([iconSize(18), { color: color.textMuted }]);
