import '../Card/Card.css.ts';
import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color, status } = vars;

export const tile = component({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minInlineSize: 0,
  padding: '16px 18px',
  '@container': { [containers.mobile]: { padding: '14px' } },
});
export const label = component({ color: color.textMuted, ...type.xs, fontWeight: 500, overflowWrap: 'anywhere' });
export const value = component({ ...type.stat, fontWeight: 600 });
export const under = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  minBlockSize: 18,
  color: color.textMuted,
  ...type.xs,
});
export const change = component({ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' });
export const good = component({ color: status.positive.onSoft });
export const bad = component({ color: status.critical.onSoft });
