import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const back = featureStyle({ marginBlockEnd: space[3] });
export const form = featureStyle({ ...column, gap: space[5] });
export const head = featureStyle({ ...column, gap: space[2], overflowWrap: 'anywhere' });
export const names = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  '@container': { [containers.mobile]: { gap: space[3] } },
});
// Its words begin where the fields do.
export const add = featureStyle({ marginInlineStart: `calc(-1 * ${space[4]})` });
export const sent = featureStyle({ outline: 'none' });
export const steps = featureStyle({ ...column, gap: space[4], margin: 0, paddingInlineStart: space[5] });
