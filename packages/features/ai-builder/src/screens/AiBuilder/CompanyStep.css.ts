import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { space } = vars;
const { mobile } = containers;

export const screen = featureStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const page = featureStyle({
  inlineSize: '100%',
  maxInlineSize: 624,
  marginInline: 'auto',
  padding: `${space[16]} ${space[8]}`,
  '@container': { [mobile]: { padding: `${space[6]} ${space[4]}` } },
});

export const head = featureStyle({ display: 'grid', gap: space[2], marginBlockEnd: space[6] });
export const notice = featureStyle({ marginBlockEnd: space[4] });
export const fields = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const actions = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  '@container': { [mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
