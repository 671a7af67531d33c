import { containers } from '../theme/containers.ts';
import { component, componentVariants } from '../theme/style.ts';

export const page = component({
  inlineSize: '100%',
  marginInline: 'auto',
  padding: '32px 32px 64px',
  '@container': {
    [containers.header]: { padding: '24px 24px 56px' },
    [containers.mobile]: { padding: '20px 16px 48px' },
  },
});

export const width = componentVariants({
  narrow: { maxInlineSize: 864 },
  mid: { maxInlineSize: 1104 },
  page: { maxInlineSize: 1264 },
  wide: { maxInlineSize: 1424 },
});
