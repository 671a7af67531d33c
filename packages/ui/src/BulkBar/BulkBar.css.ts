import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color, corner, elevation, space } = vars;

export const bar = component({
  position: 'fixed',
  zIndex: 20,
  insetBlockEnd: space[6],
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: elevation[3],
  '@container': {
    [containers.mobile]: {
      insetBlockEnd: 0,
      inlineSize: 'auto',
      maxInlineSize: 'none',
      padding: `${space[3]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom))`,
      borderWidth: '1px 0 0',
      borderRadius: `${corner.xl} ${corner.xl} 0 0`,
    },
  },
});
export const summary = component({
  ...type.body,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@container': { [containers.mobile]: { flex: 1 } },
});
const rowOfItsOwn = { '@container': { [containers.mobile]: { order: 1, inlineSize: '100%' } } };
export const more = component(rowOfItsOwn);
export const deeds = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  ...rowOfItsOwn,
});
