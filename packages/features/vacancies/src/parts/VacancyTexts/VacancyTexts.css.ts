import { featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const texts = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const section = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  maxInlineSize: '68ch',
});

export const prose = featureStyle({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const lines = featureStyle({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const line = featureStyle({
  position: 'relative',
  paddingInlineStart: 20,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 3,
      insetBlockStart: 8,
      inlineSize: 6,
      blockSize: 6,
      border: `1.5px solid ${color.motif}`,
      transform: 'rotate(45deg)',
    },
  },
});
