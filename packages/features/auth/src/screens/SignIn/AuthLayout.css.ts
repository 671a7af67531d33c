import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const layout = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
  gap: 16,
  padding: 16,
  minBlockSize: '100dvh',
  background: color.page,
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 } },
});

export const side = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 24px 12px',
  '@container': {
    [containers.tablet]: { minBlockSize: '100dvh', padding: '24px 32px' },
    [containers.mobile]: { padding: '16px 16px 20px' },
  },
});

export const corner = featureStyle({
  display: 'none',
  '@container': { [containers.mobile]: { display: 'block' } },
});

export const top = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 32,
  // The sign is as high as a finger needs, over what is below it.
  zIndex: 1,
});

export const topLink = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });

export const centre = featureStyle({
  position: 'relative',
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 440px)',
  paddingBlock: 32,
  '@container': {
    [containers.tablet]: { alignContent: 'start', paddingBlock: '9vh 32px' },
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '40px 24px' },
  },
});

export const foot = featureStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  ...type.sm,
  color: color.textMuted,
});

export const panel = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  padding: 56,
  borderRadius: 20,
  background: color.panel,
  color: color.onPanel,
  '@container': { [containers.tablet]: { display: 'none' } },
});
