import { featureGlobal, featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const one = 'minmax(0, 1fr)';
const rule = `1px solid ${color.border}`;

export const page = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });
export const ghost = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[2] });
export const empty = featureStyle({ padding: `${space[16]} ${space[6]}` });

const sheet = { border: rule, borderRadius: corner.lg, background: color.surface } as const;
export const frame = featureStyle({ ...sheet, overflow: 'hidden' });
export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse', ...type.sm });
const box = {
  padding: `10px ${space[3]}`,
  textAlign: 'start',
  selectors: {
    'thead &': { ...type.xs, fontWeight: 500, color: color.textMuted },
    'tbody &': { borderBlockStart: rule },
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
  },
} as const;
export const cell = featureStyle(box);
export const order = featureStyle({ ...box, fontWeight: 400, whiteSpace: 'nowrap' });
export const number = featureStyle({
  ...box,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const cards = featureStyle({ ...sheet, margin: 0, padding: 0, listStyle: 'none' });
export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[1],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: rule } },
});
export const top = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const sum = featureStyle({ ...type.body, fontWeight: 500 });
export const papers = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  selectors: { 'td > &': { justifyContent: 'flex-end' } },
});
export const paper = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });
featureGlobal(`${paper} svg`, { ...iconSize(16), margin: 0 });
