import { containers } from '../theme/containers.ts';
import { component, componentVariants } from '../theme/style.ts';

export const heading = component({ margin: 0, fontWeight: 600, textWrap: 'balance', overflowWrap: 'anywhere' });

export const size = componentVariants({
  display: {
    fontSize: 42,
    lineHeight: '50px',
    letterSpacing: '-.026em',
    '@container': {
      [containers.tablet]: { fontSize: 38, lineHeight: '44px' },
      [containers.mobile]: { fontSize: 34, lineHeight: '41px' },
    },
  },
  h1: {
    fontSize: 26,
    lineHeight: '34px',
    letterSpacing: '-.018em',
    '@container': { [containers.mobile]: { fontSize: 24, lineHeight: '30px' } },
  },
  h2: { fontSize: 20, lineHeight: '28px', letterSpacing: '-.013em' },
  h3: { fontSize: 16, lineHeight: '24px', letterSpacing: '-.006em' },
});
