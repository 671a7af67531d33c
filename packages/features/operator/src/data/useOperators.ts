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
import { useOperatorCommand } from './useOperatorCommand.ts';

const touches = [listOperators];
const touchesTokens = [listOperatorTokens];

/** The operators, the first one first. */
export const useOperators = () => useQuery(listOperators, {});

/** Makes an operator. */
export const useAddOperator = () => useOperatorCommand(createOperator, { touches });

/** Gives an operator another role. */
export const useOperatorRole = () => useOperatorCommand(updateOperator, { touches });

/** Takes an operator's second step away. */
export const useResetOperator = () => useOperatorCommand(resetOperator, { touches });

/** Removes an operator. */
export const useRemoveOperator = () => useOperatorCommand(removeOperator, { touches });

/** The tokens of programs. */
export const useOperatorTokens = () => useQuery(listOperatorTokens, {});

/** Makes a token. */
export const useAddToken = () => useOperatorCommand(createOperatorToken, { touches: touchesTokens });

/** Revokes the tokens of a name. */
export const useRevokeToken = () => useOperatorCommand(revokeOperatorToken, { touches: touchesTokens });
