import { featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const preview = featureStyle({ position: 'relative', display: 'grid', gap: space[8], maxInlineSize: 560 });

// Above the ground of the words, which its shadow falls on.
export const card = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.corner.lg,
  background: color.surface,
  color: color.text,
  boxShadow: `0 30px 70px hsl(${vars.shadow} / .42)`,
});

export const cardTop = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[2],
});

export const cardTitle = featureStyle({ ...type.h3, fontWeight: 600 });

export const cardMeta = featureStyle({ marginBlockStart: 4, ...type.sm, color: color.textMuted });

export const funnel = featureStyle({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 6 });

export const stage = featureStyle({
  display: 'grid',
  gap: 6,
  ...type.xs,
  color: color.textMuted,
  selectors: {
    '&::before': {
      content: '',
      blockSize: 6,
      borderRadius: 3,
      background: `color-mix(in oklab, ${color.text} 10%, transparent)`,
    },
    '&[data-stage=past]::before': { background: `color-mix(in oklab, ${color.accent} 45%, ${color.surface})` },
    '&[data-stage=current]': { color: color.text, fontWeight: 600 },
    '&[data-stage=current]::before': { background: color.accent },
  },
});

export const people = featureStyle({ display: 'grid', gap: space[3] });

export const person = featureStyle({ display: 'flex', alignItems: 'center', gap: space[3], fontWeight: 500 });

export const personName = featureStyle({ flex: 1, minInlineSize: 0 });

// A ground of their own: the pattern is never behind text.
export const words = featureStyle({ display: 'grid', gap: space[5], background: color.panel });

export const title = featureStyle({
  margin: 0,
  ...type.price,
  fontWeight: 600,
  textWrap: 'balance',
});

export const points = featureStyle({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

export const point = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  color: color.onPanelMuted,
});

export const pointIcon = featureStyle({
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: 2,
  strokeWidth: 1.75,
  color: color.highlight,
});
