import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color } = vars;
const { header, mobile } = containers;

export const screen = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minBlockSize: 0,
  overflow: 'hidden',
});

export const panes = featureStyle({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) 500px',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@container': {
    [header]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const pane = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const vacancy = featureStyle({
  borderInlineStart: `1px solid ${color.border}`,
  background: color.surfaceSunken,
  '@container': { [mobile]: { borderInlineStart: 0 } },
});
