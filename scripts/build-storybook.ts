import { endWith } from './lib/runError.ts';
import { buildSite } from './lib/siteBuild.ts';

try {
  await buildSite();
} catch (error) {
  endWith(error);
}
