import { buildSite } from './lib/siteBuild.ts';

await buildSite();
