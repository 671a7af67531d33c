import { containers, featureStyle, pageHead, vars } from '@kasb/ui/theme';

const { space } = vars;
const { mobile, tablet } = containers;
const one = 'minmax(0, 1fr)';

export const message = featureStyle({ marginBlockEnd: space[4] });

export const head = featureStyle({
  ...pageHead,
  marginBlock: `${space[2]} ${space[6]}`,
});
export const names = featureStyle({
  flex: '1 1 0',
  minInlineSize: 'min(100%, 260px)',
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[2],
  overflowWrap: 'anywhere',
});
export const title = featureStyle({ overflowWrap: 'anywhere' });
export const edit = featureStyle({ '@container': { [mobile]: { inlineSize: '100%' } } });

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${one} 368px`,
  alignItems: 'start',
  gap: space[6],
  '@container': { [tablet]: { gridTemplateColumns: one, gap: space[4] } },
});

// On a phone the cards of both columns stand in one row of order: what has to be done comes before what is to be read.
export const column = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[4],
  '@container': { [mobile]: { display: 'contents' } },
});

const card = { display: 'grid', gridTemplateColumns: one } as const;
const place = (order: number) => ({ '@container': { [mobile]: { order } } });

export const comment = featureStyle(place(1));
export const words = featureStyle({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const status = featureStyle({ ...card, gap: space[4], ...place(2) });
export const publishing = featureStyle({ ...card, gap: space[3], ...place(3) });
export const texts = featureStyle(place(4));
export const questions = featureStyle({ ...card, gap: space[4], minInlineSize: 0, ...place(5) });
export const statistics = featureStyle({ ...card, gap: space[3], ...place(6) });
export const otherStatistics = featureStyle({ minInlineSize: 0, ...place(6) });
export const remove = featureStyle(place(7));

export const ghost = featureStyle({ ...card, gap: space[4] });
