import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: 28,
  '@container': { [containers.mobile]: { padding: space[4] } },
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  '@container': { [containers.mobile]: { flexDirection: 'column' } },
});

export const names = featureStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1] });

export const title = featureStyle({ overflowWrap: 'anywhere' });

export const salary = featureStyle({
  margin: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-.013em',
});

export const rule = featureStyle({ margin: 0, border: 0, blockSize: 1, background: color.border });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@container': { [containers.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const section = featureStyle({ display: 'grid', gap: space[2], maxInlineSize: '68ch' });

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

export const back = featureStyle({ marginBlockEnd: space[3] });
