export { KasbProvider } from './provider/KasbProvider.tsx';
export type { KasbProviderProps } from './provider/KasbProvider.tsx';
export { useDefaultCurrencies, useKasb, useLinks, useNavigate } from './provider/kasbContext.ts';
export type { DefaultCurrencies, Kasb, Navigate } from './provider/kasbContext.ts';
export { useQuery } from './api/useQuery.ts';
export type { QueryOptions } from './api/useQuery.ts';
export { usePages } from './api/usePages.ts';
export type { PagesState } from './api/usePages.ts';
export { useCommand } from './api/useCommand.ts';
export type { Command, CommandOptions, CommandResult } from './api/useCommand.ts';
export { useOptimisticSwitch } from './api/useOptimisticSwitch.ts';
export type { OptimisticSwitch } from './api/useOptimisticSwitch.ts';
export { useReadAgain } from './api/useReadAgain.ts';
export { useIdempotencyKey } from './api/useIdempotencyKey.ts';
export type { IdempotencyHeaders } from './api/useIdempotencyKey.ts';
export { listOf } from './api/query.ts';
export type { ListState, QueryState } from './api/query.ts';
export { useSession, useUser } from './session/useSession.ts';
export type { SessionAccess } from './session/useSession.ts';
export { USER_CACHE_MS } from './session/session.ts';
export type { Session, SessionState } from './session/session.ts';
export { browserStorage, memoryStorage } from './session/storage.ts';
export type { SessionStorage } from './session/storage.ts';
export { defineMessages } from '@kasb/domain/messages';
export type {
  KeyOf,
  Locale,
  Message,
  MessageBundle,
  MessageOverrides,
  PluralMessage,
  Translate,
} from '@kasb/domain/messages';
export { MessagesProvider, useMessages } from './messages/useMessages.tsx';
export type { MessagesOf, MessagesProviderProps } from './messages/useMessages.tsx';
export { useWords } from './messages/useWords.ts';
export type { Words } from './messages/useWords.ts';
export { useProblemText } from './problems/useProblemText.ts';
export type { ProblemText } from './problems/useProblemText.ts';
export { useFieldTexts } from './problems/useFieldTexts.ts';
export type { FieldTexts } from './problems/useFieldTexts.ts';
export { useFormat } from './format/useFormat.ts';
export type { DateValue } from '@kasb/domain/dates';
export type { Format } from '@kasb/domain/format';
export { defaultLinks } from './links/links.ts';
export type { Links } from './links/links.ts';
export { sameOriginPath } from './links/sameOriginPath.ts';
export { createDebugLog, DEBUG_LOG_LIMIT } from './log/debugLog.ts';
export type { DebugLog, DebugLogEntry } from './log/debugLog.ts';
