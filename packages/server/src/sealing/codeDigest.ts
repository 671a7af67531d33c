import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** What is stored of a code that was sent. */
export type CodeDigest = (code: string, salt: Buffer) => Promise<Buffer>;

const derived = promisify<string, Buffer, number, Buffer>(scrypt);

/** A code has a million values: a slow digest keeps a stolen one secret for longer than it is valid. */
export const slowDigest: CodeDigest = (code, salt) => derived(code, salt, 32);
