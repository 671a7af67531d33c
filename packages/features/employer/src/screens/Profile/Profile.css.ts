import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const { mobile } = containers;
const one = 'minmax(0, 1fr)';

export const page = featureStyle({ maxInlineSize: 784 });
export const title = featureStyle({
  outline: 'none',
  marginBlockEnd: space[5],
  '@container': { [mobile]: { marginBlockEnd: space[4] } },
});

export const notice = featureStyle({ scrollMarginBlock: `calc(${vars.stickyTop} + ${space[4]}) ${space[4]}` });
export const success = featureStyle({ marginBlockEnd: space[4] });
export const failure = featureStyle({ marginBlockEnd: space[3] });

export const body = featureStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[6],
  padding: space[5],
  '@container': { [mobile]: { padding: space[4] } },
});
export const head = featureStyle({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });
export const names = featureStyle({ minInlineSize: 0 });
export const name = featureStyle({
  margin: 0,
  ...type.h3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const ghostField = featureStyle({ display: 'grid', flex: 1, gridTemplateColumns: one, gap: space[2] });

// On a phone the buttons stay in reach while the form is longer than the window.
export const footer = featureStyle({
  padding: `14px ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  borderEndStartRadius: corner.lg,
  borderEndEndRadius: corner.lg,
  background: color.surface,
  '@container': { [mobile]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1, padding: `${space[3]} ${space[4]}` } },
});
export const actions = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  '@container': { [mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
