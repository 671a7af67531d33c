import type { Conversation } from '../conversation.ts';
import { making } from './making.ts';
import { minds } from './minds.ts';
import { open } from './open.ts';
import { service } from './service.ts';
import { trade } from './trade.ts';

/** The half that is kept, of odd numbers: it judges the rules, so whoever mends them does not read it. */
export const keptConversations: readonly Conversation[] = [...making, ...trade, ...service, ...minds, ...open];
