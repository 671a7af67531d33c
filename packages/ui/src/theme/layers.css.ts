import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, in their order: features beat components, a host's unlayered CSS beats all. */
export const layers = {
  tokens: globalLayer({ parent: 'kasb' }, 'tokens'),
  components: globalLayer({ parent: 'kasb' }, 'components'),
  features: globalLayer({ parent: 'kasb' }, 'features'),
};
