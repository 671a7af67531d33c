import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, space } = vars;

export const failureBox = featureStyle({ scrollMarginBlock: `calc(${vars.stickyTop} + ${space[4]}) ${space[4]}` });

export const failure = featureStyle({ marginBlockEnd: space[3] });

export const body = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const head = featureStyle({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const names = featureStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const title = featureStyle({ outline: 'none' });

export const rule = featureStyle({ margin: 0, border: 0, blockSize: 1, background: color.border });

export const fields = featureStyle({
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const description = featureStyle({ position: 'relative' });

// Over the empty text area: 26 px of label, then four lines.
export const overlay = featureStyle({
  position: 'absolute',
  insetInline: 12,
  insetBlockStart: 26,
  blockSize: 108,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const actions = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  '@container': { [containers.mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
