import { containers, featureStyle, vars } from '@kasb/ui/theme';

export const tiles = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  '@container': {
    [containers.header]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [containers.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});
/** A phone has no room to say it five times: there readers alone are told. */
export const since = featureStyle({
  '@container': {
    [containers.mobile]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const trouble = featureStyle({ marginBlockEnd: vars.space[4] });
