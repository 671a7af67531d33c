import { featureGlobal, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const page = featureStyle({
  '@media': { print: { padding: 0, maxInlineSize: 'none', colorScheme: 'light' } },
});
// Paper is white, whatever theme the screen has.
featureGlobal(`${page} *`, {
  '@media': { print: { color: 'CanvasText', background: 'none', borderColor: 'GrayText' } },
});
export const top = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[4],
  '@media': { print: { display: 'none' } },
});
