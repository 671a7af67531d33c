import { buildSite } from './lib/siteBuild.ts';

console.log(`pictures on the sheets: ${await buildSite()}`);
