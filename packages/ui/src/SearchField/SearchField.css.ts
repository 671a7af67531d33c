import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner } = vars;

export const clear = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  position: 'relative',
  inlineSize: 28,
  blockSize: 28,
  margin: '0 -6px 0 0',
  padding: 0,
  border: 0,
  borderRadius: corner.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    'input:placeholder-shown + &': { display: 'none' },
    '&:hover': { background: color.hover, color: color.text },
    // The hit area of a finger around a smaller cross.
    '&::after': { content: '', position: 'absolute', inset: -8 },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

componentGlobal(`${clear} svg`, iconSize(16));
