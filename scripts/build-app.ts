import { ensureAppBuilt } from './lib/appBuild.ts';

ensureAppBuilt();
