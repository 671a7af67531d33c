import { ensureProgramsBuilt } from '../packages/server/scripts/bundle.ts';
import { ensureAppBuilt } from './lib/appBuild.ts';

ensureAppBuilt();
// What tests start, besides: here, and not by several of them at once.
await ensureProgramsBuilt();
