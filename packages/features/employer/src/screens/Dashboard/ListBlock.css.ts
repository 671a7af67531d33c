import { containers, featureStyle, focusRing, media, type, vars } from '@kasb/ui/theme';

const { color, motion, space } = vars;
const { mobile } = containers;
const wideOnly = { '@container': { [mobile]: { display: 'none' } } };

export const card = featureStyle({ overflow: 'clip' });

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 56,
  padding: `${space[4]} ${space[5]}`,
  '@container': { [mobile]: { padding: `14px ${space[4]}` } },
});
export const all = featureStyle({ flex: 'none', ...type.sm });

export const rows = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const item = featureStyle({ borderBlockStart: `1px solid ${color.border}` });

export const row = featureStyle([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    padding: `14px ${space[5]}`,
    color: color.text,
    textDecoration: 'none',
    transition: `background ${motion.fast}`,
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-pressed]': { background: color.surfaceSunken },
      '&[data-focus-visible]': { outlineOffset: -2 },
    },
    '@container': { [mobile]: { padding: `14px ${space[4]}` } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);
export const ghostRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 71,
  padding: `14px ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [mobile]: { padding: `14px ${space[4]}` } },
});

export const text = featureStyle({ display: 'grid', flex: 1, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
export const ghostText = featureStyle({ display: 'grid', flex: 1, gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
export const title = featureStyle({ fontWeight: 500, textWrap: 'pretty', overflowWrap: 'anywhere' });
export const meta = featureStyle({ overflowWrap: 'anywhere' });

const fact = { flex: 'none', textAlign: 'end', whiteSpace: 'nowrap', ...wideOnly } as const;
export const count = featureStyle({ ...fact, minInlineSize: 84 });
export const day = featureStyle({ ...fact, minInlineSize: 92 });
export const moment = featureStyle(fact);
export const badge = featureStyle({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  minInlineSize: 110,
  '@container': { [mobile]: { minInlineSize: 0 } },
});
// The widest status of a vacancy: the dates before it stand in one column.
export const vacancyBadge = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: 150,
  '@container': { [mobile]: { minInlineSize: 0 } },
});

export const empty = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [mobile]: { padding: space[4] } },
});
export const failure = featureStyle({
  padding: `0 ${space[5]} ${space[5]}`,
  '@container': { [mobile]: { padding: `0 ${space[4]} ${space[4]}` } },
});
