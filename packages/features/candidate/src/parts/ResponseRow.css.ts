import { containers, featureStyle, type } from '@kasb/ui/theme';

const inset = { paddingInlineStart: 48 } as const;

export const place = featureStyle(type.sm);
// Its line is no higher than its letters ask for.
export const next = featureStyle({ ...inset, ...type.xs, marginBlockStart: -2 });
// On a phone the words need the whole line: the standing goes below them.
export const beside = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });
export const below = featureStyle({
  ...inset,
  display: 'none',
  '@container': { [containers.mobile]: { display: 'block' } },
});
