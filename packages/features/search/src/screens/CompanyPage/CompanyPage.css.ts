import { containers, featureStyle, fingerLine, media, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: 28,
  '@container': { [containers.mobile]: { padding: space[4] } },
});

export const head = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[4] });

export const names = featureStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1] });

export const title = featureStyle({ overflowWrap: 'anywhere' });

export const badge = featureStyle({ justifySelf: 'start' });

// Lines of links, each as high as a finger needs.
export const facts = featureStyle({ '@media': { [media.touch]: { rowGap: 26 } } });

export const link = featureStyle(fingerLine);

export const prose = featureStyle({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxInlineSize: '68ch',
});

export const vacancies = featureStyle({ display: 'grid', gap: space[3], marginBlockStart: space[6] });

export const number = featureStyle({ fontWeight: 500, color: color.textMuted });
