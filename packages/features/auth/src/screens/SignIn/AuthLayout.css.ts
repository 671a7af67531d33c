import { containers, featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;

// The pattern is a pseudo element: it is seen, and nothing that reads the page meets it.
const girihMask = (fade: string, tile: string) => ({
  maskImage: `${vars.girih}, ${fade}`,
  maskSize: `${tile} ${tile}, 100% 100%`,
  maskComposite: 'intersect',
});

export const layout = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
  gap: 16,
  padding: 16,
  minBlockSize: '100dvh',
  background: color.page,
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 } },
});

export const side = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 24px 12px',
  '@container': {
    [containers.tablet]: { minBlockSize: '100dvh', padding: '24px 32px' },
    [containers.mobile]: {
      padding: '16px 16px 20px',
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockStart: 0,
          inlineSize: 260,
          blockSize: 190,
          background: color.motif,
          opacity: 0.4,
          pointerEvents: 'none',
          ...girihMask('radial-gradient(110% 110% at 100% 0, black, transparent 70%)', '72px'),
        },
      },
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { display: 'none' } } } },
});

export const top = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 32,
});

export const topLink = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });

export const centre = featureStyle({
  position: 'relative',
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 440px)',
  paddingBlock: 32,
  '@container': {
    [containers.tablet]: { alignContent: 'start', paddingBlock: '9vh 32px' },
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '40px 24px' },
  },
});

export const foot = featureStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  ...type.sm,
  color: color.textMuted,
});

export const panel = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  padding: 56,
  borderRadius: 20,
  background: color.panel,
  color: color.onPanel,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: color.panelMotif,
      opacity: 0.5,
      ...girihMask(
        'radial-gradient(120% 90% at 78% 8%, black 0, color-mix(in srgb, black 55%, transparent) 38%, transparent 72%)',
        '112px',
      ),
    },
  },
  '@container': { [containers.tablet]: { display: 'none' } },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { display: 'none' } } } },
});
