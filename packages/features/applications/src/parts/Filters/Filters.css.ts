import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

// Names that only readers get stay within it.
export const row = featureStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 560px',
  minInlineSize: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 32,
  marginBlockEnd: space[4],
  '@container': {
    [containers.mobile]: {
      flex: '1 1 100%',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      margin: `-4px -4px ${space[3]}`,
      padding: 4,
      scrollbarWidth: 'none',
    },
  },
});
export const search = featureStyle({
  flex: 'none',
  inlineSize: 264,
  '@container': { [containers.mobile]: { inlineSize: 200 } },
});
export const sort = featureStyle({ flex: 'none', inlineSize: 190, marginInlineStart: 'auto' });
export const days = featureStyle({ display: 'grid', gap: space[3] });
