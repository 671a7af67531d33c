import { containers, featureGlobal, featureStyle, type, vars } from '@kasb/ui/theme';
import { phoneRows } from './phoneRows.ts';

const { color, space } = vars;

/** Under this width what is open stands in the list's place. */
const beside = 'kasb (width < 1300px)';

export const filters = featureStyle({ display: 'grid', gap: space[3] });
export const filtersOfOpen = featureStyle([filters, { '@container': { [beside]: { display: 'none' } } }]);
export const search = featureStyle({ maxInlineSize: 440 });
export const columns = featureStyle({
  gridTemplateColumns: 'minmax(0, 1fr) 392px',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
featureGlobal(`${columns} > :first-child`, { '@container': { [beside]: { display: 'none' } } });
featureGlobal(`${columns} > :last-child`, { '@container': { [beside]: { position: 'static' } } });
featureGlobal(`${columns} > :last-child > :not(:last-child)`, {
  '@container': { [beside]: { display: 'block', marginBlockEnd: space[2] } },
});
export const alone = featureStyle({ gridTemplateColumns: 'minmax(0, 1fr)' });
featureGlobal(`${alone} > :last-child`, { display: 'none' });

export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse', ...type.sm });
export const row = featureStyle({
  position: 'relative',
  selectors: {
    '&[data-open]': { background: color.accentSoft, boxShadow: `inset 3px 0 ${color.accent}` },
    '&:not([data-open]):hover': { background: color.hover },
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
featureGlobal(`${table} thead th`, { ...type.xs, borderBlockStart: 0, color: color.textMuted, fontWeight: 500 });
// The whole row leads to what it is about.
export const name = featureStyle({
  color: color.text,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const under = featureStyle({ color: color.textMuted, ...type.xs });
phoneRows(table, row);
featureGlobal(`${row} > td`, {
  '@container': {
    [containers.mobile]: { padding: '1px 16px', borderBlockStart: 0, textAlign: 'start' },
  },
});
featureGlobal(`${row} > td:first-child`, { '@container': { [containers.mobile]: { gridColumn: 1 } } });
featureGlobal(`${row} > td[data-phone=status]`, { '@container': { [containers.mobile]: { gridArea: '1 / 2' } } });
featureGlobal(`${row} > td[data-phone=lead]`, {
  '@container': { [containers.mobile]: { gridArea: '1 / 1', fontWeight: 500 } },
});
featureGlobal(`${row} > td[data-phone=last] ${name}`, {
  '@container': { [containers.mobile]: { color: 'inherit', fontWeight: 400 } },
});
