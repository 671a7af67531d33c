import { ApiError, createClient } from '@kasb/contract';
import type { Arguments, Endpoint, Reply } from '@kasb/contract';

/** Where the provider of the contract lives; the browser asks it too. */
export const api = process.env.KASB_API ?? '';

const client = createClient({ baseUrl: api, getLanguage: () => 'ru' });

/** Asks the provider; what it refuses is drawn as well, what else fails is left to the browser. */
export async function ask<E extends Endpoint>(endpoint: E, args: Arguments<E>): Promise<Reply<E> | ApiError> {
  try {
    return await client.send(endpoint, args);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
