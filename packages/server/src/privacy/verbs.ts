import { exportAddress } from './export.ts';
import { leavingVerbs } from './leaving.ts';
import { phoneAccessVerbs } from './phoneAccess.ts';

/** Who sees a candidate's data, how they get it all, and how it goes. */
export const privacyVerbs = [...phoneAccessVerbs, exportAddress, ...leavingVerbs];
