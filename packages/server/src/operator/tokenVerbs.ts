import { createOperatorToken, listOperatorTokens, revokeOperatorToken } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { addToken, listTokens, revokeTokens } from './tokens.ts';
import type { ListedToken } from './tokens.ts';

/** What admins do about the tokens of programs. */
export const tokenVerbs = [
  verb(listOperatorTokens, async ({ db }) => ({ items: (await listTokens(db)).map(shown) })),
  verb(createOperatorToken, async (context, { body }) => {
    const made = await addToken(context.db, context, body);
    return { ...shown(made), token: made.token };
  }),
  verb(revokeOperatorToken, async (context, { params: { name } }) => {
    await revokeTokens(context.db, context, name);
    return {};
  }),
];

const shown = ({ name, role, createdAt, expiresAt }: ListedToken) => ({
  name,
  role,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString(),
});
