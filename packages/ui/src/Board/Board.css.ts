import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/style.ts';

const { space } = vars;

/** Five columns and a strip fill the height of the window; on a phone one column at a time, and the page scrolls. */
export const board = component({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoColumns: 'minmax(208px, 1fr)',
  gap: space[3],
  blockSize: 'max(420px, calc(100dvh - 286px))',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@container': {
    [containers.header]: { gridAutoColumns: '260px' },
    [containers.mobile]: {
      gridAutoColumns: 'min(326px, 86cqi)',
      alignItems: 'start',
      blockSize: 'auto',
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space[4],
      scrollbarWidth: 'none',
    },
  },
});
