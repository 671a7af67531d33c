import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { space, stickyTop } = vars;

export const columns = component({
  display: 'grid',
  gridTemplateColumns: '456px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': {
    [containers.header]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const narrow = (selector: string) => ({
  '@container': { [containers.mobile]: { selectors: { [selector]: { display: 'none' } } } },
});

export const list = component({ minInlineSize: 0, ...narrow(`${columns}[data-open] > &`) });

export const detail = component({
  position: 'sticky',
  insetBlockStart: `calc(${stickyTop} + ${space[4]})`,
  minInlineSize: 0,
  outline: 'none',
  '@container': {
    [containers.mobile]: {
      position: 'static',
      selectors: { [`${columns}:not([data-open]) > &`]: { display: 'none' } },
    },
  },
});

// The focus comes to the heading by itself, not by the keyboard.
componentGlobal(`${detail} h2:focus`, { outline: 'none' });

export const back = component({
  display: 'none',
  '@container': { [containers.mobile]: { display: 'block', marginBlockEnd: space[2] } },
});
