import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { control, iconSize } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color } = vars;
const large = { minBlockSize: 44 };

export const frame = component({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'stretch',
  maxInlineSize: 'min(100%, 320px)',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: control.sm.borderRadius,
  background: color.surface,
  selectors: { '&[data-set]': { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-set]': { borderColor: 'Highlight' } } } },
});
const bare = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  minBlockSize: 30,
  padding: '4px 10px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: control.sm.fontSize,
  lineHeight: '20px',
  cursor: 'pointer',
  '@container': { [containers.mobile]: large },
  '@media': { [media.touch]: large },
} as const;
export const button = component([focusRing, bare]);
export const cross = component([focusRing, { ...bare, flex: 'none', paddingInline: '2px 8px' }]);
export const words = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
componentGlobal(`${frame}[data-set]`, { fontWeight: 500 });
componentGlobal(`${frame} svg`, iconSize(16));
