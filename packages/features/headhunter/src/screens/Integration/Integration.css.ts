import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const head = featureStyle({ display: 'grid', gap: space[1], marginBlock: `${space[2]} ${space[5]}` });

export const gains = featureStyle({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5] });

// Only a banner that says something has the class, so a waiting one takes no room.
export const notice = featureStyle({ marginBlockEnd: space[4] });

// Its words stand where the text above begins.
export const quiet = featureStyle({
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@container': { [containers.mobile]: { marginInlineStart: 0 } },
});

export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@container': { [containers.mobile]: { display: 'grid' } },
});
