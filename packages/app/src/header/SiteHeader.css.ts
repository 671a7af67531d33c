import { containers, featureStyle } from '@kasb/ui/theme';

// A phone has room for one way in: employers find theirs on that page.
export const employers = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });
