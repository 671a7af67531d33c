import { readMessage } from '../assistant/readMessage.ts';
import { describePage } from '../description/describe.ts';
import { checkEdit } from '../guard/rulesGuard.ts';
import { findingCounts, findingsOf } from '../moderation/findings.ts';
import { faultsOf } from '../moderation/rules.ts';

/** The pieces of work that read what people and websites wrote, by name: what goes in and comes out can be copied. */
export const pieces = { readMessage, faultsOf, findingsOf, findingCounts, checkEdit, describePage };

/** The file whose workers do them. */
export const textWorker = new URL('textWorker.ts', import.meta.url);

/** The file whose workers draw documents. */
export const drawingWorker = new URL('drawingWorker.ts', import.meta.url);
