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
import { useDeed } from './useDeed.ts';

const touches = [listOperators];
const touchesTokens = [listOperatorTokens];

/** The operators, the first one first. */
export const useOperators = () => useQuery(listOperators, {});

/** Makes an operator. */
export const useAddOperator = () => useDeed(createOperator, { touches });

/** Gives an operator another role. */
export const useOperatorRole = () => useDeed(updateOperator, { touches });

/** Takes an operator's second step away. */
export const useResetOperator = () => useDeed(resetOperator, { touches });

/** Removes an operator. */
export const useRemoveOperator = () => useDeed(removeOperator, { touches });

/** The tokens of programs. */
export const useOperatorTokens = () => useQuery(listOperatorTokens, {});

/** Makes a token. */
export const useAddToken = () => useDeed(createOperatorToken, { touches: touchesTokens });

/** Revokes the tokens of a name. */
export const useRevokeToken = () => useDeed(revokeOperatorToken, { touches: touchesTokens });
