import { bareList, containers, featureStyle, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const rule = `1px solid ${color.border}`;
/** As the head of a card has it. */
const inset = `clamp(${space[4]}, 3cqi, ${space[5]})`;

export const page = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const ghosts = featureStyle({ display: 'grid', gap: space[4] });
export const rows = featureStyle({ ...bareList });
export const channel = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${inset}`,
  borderBlockStart: rule,
  '@container': { [containers.mobile]: { flexWrap: 'wrap' } },
});
export const square = featureStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.corner.md,
  background: color.surfaceSunken,
  color: color.textMuted,
});
export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[2],
  '@container': {
    [containers.mobile]: { display: 'grid', flex: '1 0 100%', gridAutoColumns: '1fr', gridAutoFlow: 'column' },
  },
});
export const grow = featureStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = featureStyle({ fontWeight: 500 });
export const way = featureStyle({ display: 'grid', justifyItems: 'center', gap: space[4], paddingBlock: space[4] });
export const qr = featureStyle({
  inlineSize: 200,
  blockSize: 200,
  '@media': { '(max-width: 699px)': { display: 'none' } },
});
export const lead = featureStyle({ marginBlockStart: `calc(-1 * ${space[3]})`, padding: `0 ${inset} ${space[3]}` });
export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
export const head = featureStyle({
  padding: `${space[2]} ${inset}`,
  textAlign: 'start',
  ...type.sm,
  fontWeight: 500,
  color: color.textMuted,
});
export const headCell = featureStyle({
  inlineSize: 92,
  padding: `${space[2]} ${space[2]}`,
  textAlign: 'center',
  ...type.sm,
  fontWeight: 500,
  color: color.textMuted,
});
export const line = featureStyle({ borderBlockStart: rule });
export const kind = featureStyle({ padding: `${space[3]} ${inset}`, textAlign: 'start', fontWeight: 400 });
export const cell = featureStyle({ padding: space[2], textAlign: 'center' });
export const event = featureStyle({
  padding: `${space[3]} ${inset}`,
  borderBlockStart: rule,
});
export const switches = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: space[2],
  ...type.sm,
});
export const bare = featureStyle({ display: 'inline-flex', gap: 0, verticalAlign: 'middle' });
export const inColumn = featureStyle({ gap: space[2] });
export const email = featureStyle({ gridColumn: 3 });
export const quiet = featureStyle({ inlineSize: '100%' });
export const title = featureStyle({ ...type.h3, fontWeight: 600 });
export const hours = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[4],
  marginBlockStart: space[4],
});
export const gatherHint = featureStyle({ marginBlockEnd: space[3] });
