import { containers, featureGlobal, featureStyle, iconSize, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const page = featureStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '100vh',
  maxWidth: 488,
  '@container': { [containers.mobile]: { alignContent: 'start' } },
});
export const card = featureStyle({
  padding: space[8],
  '@container': { [containers.mobile]: { padding: `${space[5]} ${space[4]}` } },
});
export const note = featureStyle({
  display: 'flex',
  gap: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
});
featureGlobal(`${note} svg`, iconSize(16));
