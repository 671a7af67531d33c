import { bareList, diamondItem, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;

export const texts = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const section = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  maxInlineSize: '68ch',
});

export const prose = featureStyle({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const lines = featureStyle({ ...bareList, display: 'grid', gap: space[2] });

export const line = featureStyle(diamondItem);
