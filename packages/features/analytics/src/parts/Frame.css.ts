import { containers, featureStyle, pageHead, vars } from '@kasb/ui/theme';

export const head = featureStyle({ ...pageHead, alignItems: 'flex-start', marginBlockEnd: vars.space[4] });
export const lead = featureStyle({ margin: 0, marginBlockStart: vars.space[1] });
export const print = featureStyle({
  '@container': { [containers.mobile]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[4],
  '@container': { [containers.mobile]: { gap: vars.space[3] } },
});
const span = (columns: number) =>
  featureStyle({
    gridColumn: `span ${columns}`,
    '@container': { [containers.header]: { gridColumn: '1 / -1' } },
    '@media': { print: { gridColumn: '1 / -1' } },
  });
export const four = span(4);
export const five = span(5);
export const seven = span(7);
export const eight = span(8);
