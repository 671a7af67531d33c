import type { Conversation } from '../conversation.ts';
import { care } from './care.ts';
import { crafts } from './crafts.ts';
import { field } from './field.ts';
import { services } from './services.ts';
import { town } from './town.ts';

/** The half to work with, of even numbers: rules may be mended by it. */
export const workConversations: readonly Conversation[] = [...crafts, ...services, ...care, ...town, ...field];
