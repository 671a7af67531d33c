import {
  createOperator,
  createOperatorToken,
  listOperators,
  listOperatorTokens,
  removeOperator,
  resetOperator,
  revokeOperatorToken,
  updateOperator,
} from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

const touches = [listOperators];
const touchesTokens = [listOperatorTokens];

/** The operators, the first one first. */
export const useOperators = () => useQuery(listOperators, {});

/** Everybody who is or was an operator; asked of admins alone. */
export const useAllOperators = (isAsked: boolean) =>
  useQuery(listOperators, isAsked ? { query: { state: 'all' } } : null);

/** Makes an operator. */
export const useAddOperator = (): Command<typeof createOperator> => useOperatorCommand(createOperator, { touches });

/** Gives an operator another role. */
export const useOperatorRole = (): Command<typeof updateOperator> => useOperatorCommand(updateOperator, { touches });

/** Takes an operator's second step away. */
export const useResetOperator = (): Command<typeof resetOperator> => useOperatorCommand(resetOperator, { touches });

/** Removes an operator. */
export const useRemoveOperator = (): Command<typeof removeOperator> => useOperatorCommand(removeOperator, { touches });

/** The tokens of programs. */
export const useOperatorTokens = () => useQuery(listOperatorTokens, {});

/** Makes a token. */
export const useAddToken = (): Command<typeof createOperatorToken> =>
  useOperatorCommand(createOperatorToken, { touches: touchesTokens });

/** Revokes the tokens of a name. */
export const useRevokeToken = (): Command<typeof revokeOperatorToken> =>
  useOperatorCommand(revokeOperatorToken, { touches: touchesTokens });
