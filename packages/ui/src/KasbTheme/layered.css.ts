import { component, featureStyle } from '../theme/style.ts';

// The later layer is written first here: what is seen then hangs on the order of the layers alone.
const ofFeature = featureStyle({ order: 2, zIndex: 2 });
const ofComponent = component({ order: 1, zIndex: 1 });

/** An element of the design system that a feature styles. */
export const both = `${ofFeature} ${ofComponent}`;
