import { containers, featureGlobal, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, elevation, space } = vars;
const one = 'minmax(0, 1fr)';
const onPaper = '14mm';
const sheet = 794;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[4],
  // The tools are as wide as the sheet.
  maxInlineSize: `calc(${sheet}px + 2 * ${space[8]})`,
  '@media': { print: { padding: 0, maxInlineSize: 'none', colorScheme: 'light' } },
});
// Paper is white, whatever theme the screen has.
featureGlobal(`${page} *`, {
  '@media': { print: { color: 'CanvasText', background: 'none', borderColor: 'GrayText' } },
});
export const aside = featureStyle({ '@media': { print: { display: 'none' } } });
export const missing = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const ghost = featureStyle({ display: 'grid', gridTemplateColumns: one, gap: space[4] });

export const scroll = featureStyle({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 } },
  '@media': { print: { overflow: 'visible' } },
});
export const paper = featureStyle({
  boxSizing: 'border-box',
  inlineSize: sheet,
  minBlockSize: 1060,
  marginInline: 'auto',
  padding: '56px 60px',
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: elevation[2],
  ...type.sm,
  '@media': {
    print: { inlineSize: 'auto', minBlockSize: 0, padding: onPaper, border: 0, boxShadow: 'none' },
  },
});
export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [containers.mobile]: { display: 'grid', gridTemplateColumns: one } },
});
