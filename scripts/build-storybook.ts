import { root, site } from './lib/paths.ts';
import { buildSite } from './lib/siteBuild.ts';
import { addTwins } from './lib/twins.ts';

console.log(`pictures on the sheets: ${await buildSite()}`);
addTwins(root, site);
