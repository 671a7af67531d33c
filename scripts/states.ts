import { root } from './lib/paths.ts';
import { readStates, writeStates } from './lib/states.ts';

writeStates(root, readStates(root));
