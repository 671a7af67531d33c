import { featureGlobal, featureStyle, iconSize, vars } from '@kasb/ui/theme';

// As large as the icon button that a candidate gets in its place.
export const square = featureStyle({ inlineSize: vars.height.md, padding: 0 });
featureGlobal(`${square} svg`, iconSize(18));

export const kept = featureStyle({ color: vars.color.accent, fill: 'currentColor' });
