import { containers, featureStyle, iconSize, tile, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

// It lies over a list or in a narrow rail: its own width decides, not the window's.
export const box = featureStyle({ container: 'hhStatistics / inline-size' });
const narrow = 'hhStatistics (width < 640px)';

export const strip = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: `${space[4]} ${space[10]}`,
  padding: `14px ${space[4]}`,
  '@container': { [containers.header]: { columnGap: space[6] }, [narrow]: { flexWrap: 'wrap', gap: 14 } },
});

export const source = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@container': { [narrow]: { flex: 1 } },
});
export const names = featureStyle({ display: 'grid' });
export const sign = featureStyle({ ...tile, color: color.text, ...type.sm, fontWeight: 650 });
export const name = featureStyle({ ...type.body, fontWeight: 500 });
export const readAt = featureStyle({ color: color.textMuted, ...type.xs });

const body = {
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingInlineStart: space[10],
  borderInlineStart: `1px solid ${color.border}`,
  '@container': {
    [containers.header]: { paddingInlineStart: space[6] },
    [narrow]: {
      order: 1,
      flexBasis: '100%',
      padding: '14px 0 0',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
} as const;

export const figures = featureStyle([
  body,
  {
    display: 'flex',
    gap: space[12],
    '@container': {
      [containers.tablet]: { gap: space[6] },
      [narrow]: { justifyContent: 'space-between', gap: space[3] },
    },
  },
]);
export const figure = featureStyle({ display: 'grid', alignContent: 'start' });
export const label = featureStyle({ color: color.textMuted, ...type.xs });
export const value = featureStyle({
  margin: 0,
  ...type.h2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const message = featureStyle([body, { display: 'grid', gap: space[1], overflowWrap: 'anywhere' }]);
export const ways = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` });

// Its words stand where the text above begins.
export const quiet = featureStyle({ marginInlineStart: -12 });

export const trouble = featureStyle({ margin: `0 ${space[4]} 14px` });

export const icon = featureStyle(iconSize(16));
