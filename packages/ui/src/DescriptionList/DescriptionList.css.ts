import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, space } = vars;

export const list = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 });
export const item = component({ minInlineSize: 0 });
export const label = component({ color: color.textMuted });
export const value = component({ minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });

export const variant = componentVariants({ stacked: { gap: space[3] }, rows: { gap: space[3] } });
export const columns = componentVariants({
  1: {},
  2: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[4]} ${space[6]}`,
    '@container': { [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
  },
});

componentGlobal(`${variant.stacked} > ${item}`, { display: 'grid', gap: 1, alignContent: 'start' });
componentGlobal(`${variant.stacked} > ${item} > ${label}`, type.xs);
componentGlobal(`${variant.rows} > ${item}`, { display: 'flex', justifyContent: 'space-between', gap: space[4] });
componentGlobal(`${variant.rows} > ${item} > ${label}`, {
  flex: 'none',
  maxInlineSize: '50%',
  ...type.sm,
  lineHeight: type.body.lineHeight,
  overflowWrap: 'anywhere',
});
componentGlobal(`${variant.rows} > ${item} > ${value}`, {
  ...type.sm,
  lineHeight: type.body.lineHeight,
  fontWeight: 500,
  textAlign: 'end',
});
