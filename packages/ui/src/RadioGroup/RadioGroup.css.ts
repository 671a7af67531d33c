import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component, componentVariants } from '../theme/style.ts';
import '../private/choice.css.ts';

const { color, space } = vars;

const dense = { gap: 0 };
export const orientation = componentVariants({
  vertical: {
    display: 'grid',
    justifyItems: 'start',
    gap: space[3],
    '@container': { [containers.mobile]: dense },
    '@media': { [media.touch]: dense },
  },
  horizontal: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[3]} ${space[6]}`,
    '@container': { [containers.mobile]: { rowGap: 0 } },
  },
});

export const dot = component({
  display: 'grid',
  placeItems: 'center',
  marginBlockStart: 1,
  borderRadius: '50%',
  selectors: {
    '&:checked::after': { content: '', inlineSize: 8, blockSize: 8, borderRadius: '50%', background: color.onAccent },
    '&:disabled:checked::after': { background: color.surface },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:checked::after': { background: 'HighlightText' } } } },
});
