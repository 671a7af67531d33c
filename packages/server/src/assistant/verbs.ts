import { getConversation } from './conversation.ts';
import { createVacancyFromChat } from './createVacancyFromChat.ts';
import { getPromptInfo } from './getPromptInfo.ts';
import { sendChatMessage } from './sendChatMessage.ts';

/** The assistant that builds a vacancy in a conversation. */
export const assistantVerbs = [sendChatMessage, getConversation, createVacancyFromChat, getPromptInfo];
