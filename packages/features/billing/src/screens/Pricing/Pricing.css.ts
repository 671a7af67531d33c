import { containers, featureStyle, iconSize, tile, type, vars } from '@kasb/ui/theme';

const { space } = vars;

export const banner = featureStyle({ marginBlockStart: space[6] });
export const strong = featureStyle({ fontWeight: 600 });
export const plans = featureStyle({ marginBlock: `${space[5]} ${space[6]}` });

// Three in a row on a wide page, two on a tablet, one on a phone.
export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 296px), 1fr))',
  gap: space[4],
});

export const saving = featureStyle({ minBlockSize: 20, padding: '0 7px', ...type.cap });

export const empty = featureStyle({ padding: `${space[10]} ${space[6]}` });

export const ghostTabs = featureStyle({ display: 'flex', gap: space[6], padding: '12px 12px 36px' });
export const ghostCard = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const support = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@container': { [containers.mobile]: { flexWrap: 'wrap', alignItems: 'flex-start', gap: `0 ${space[4]}` } },
});

export const glyph = featureStyle(tile);

export const icon = featureStyle(iconSize(18));

export const help = featureStyle({ flex: '1 1 0', minInlineSize: 0 });
export const helpTitle = featureStyle(type.body);

export const contact = featureStyle({
  overflowWrap: 'anywhere',
  '@container': {
    [containers.mobile]: {
      flexBasis: '100%',
      display: 'flex',
      alignItems: 'center',
      minBlockSize: 44,
      paddingInlineStart: 52,
    },
  },
});
