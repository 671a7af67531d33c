import { containers, featureGlobal, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse', ...type.sm });
export const row = featureStyle({
  selectors: { '&:hover': { background: color.hover } },
  '@container': {
    [containers.mobile]: { display: 'grid', padding: '10px 0', borderBlockStart: `1px solid ${color.border}` },
  },
});
export const cell = featureStyle({
  padding: '9px 16px',
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  borderBlockStart: `1px solid ${color.border}`,
});
export const number = featureStyle([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const actions = featureStyle([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
featureGlobal(`${table} thead th`, { ...type.xs, borderBlockStart: 0, color: color.textMuted, fontWeight: 500 });
featureGlobal(`${row} > td:first-child`, { fontWeight: 500 });
/** Under the name of a row. */
export const minor = featureStyle({ display: 'block', color: color.textMuted, fontWeight: 400, ...type.xs });

featureGlobal(`${table} thead`, { '@container': { [containers.mobile]: { display: 'none' } } });
featureGlobal(`${row}:first-child`, { '@container': { [containers.mobile]: { borderBlockStart: 0 } } });
featureGlobal(`${row} > td`, {
  '@container': { [containers.mobile]: { padding: '1px 16px', borderBlockStart: 0, textAlign: 'start' } },
});
featureGlobal(`${row} > td[data-label]::before`, {
  '@container': {
    [containers.mobile]: { content: 'attr(data-label)', marginInlineEnd: space[2], color: color.textMuted },
  },
});
featureGlobal(`${row} > td:empty`, { '@container': { [containers.mobile]: { display: 'none' } } });
