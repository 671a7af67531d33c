import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps secrets readable to this server alone: AES-256-GCM, keys from the environment. */
export interface Sealer {
  /** Seals a text; `purpose` is bound to it, so that it cannot be put in another's place. */
  seal: (text: string, purpose: string) => Buffer;
  /** Opens what was sealed with any of the keys. @throws Error for a foreign key, another purpose, or changed bytes */
  open: (sealed: Buffer, purpose: string) => string;
  /** Whether it was sealed with the current key. */
  isCurrent: (sealed: Buffer) => boolean;
}

const version = 1;
/** How long the name of a key is. */
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + keyIdBytes + nonceBytes + tagBytes;

/** What a key is known by, which tells nothing of it. */
const keyIdOf = (key: Buffer): Buffer =>
  createHash('sha256').update('kasb key').update(key).digest().subarray(0, keyIdBytes);

/** Seals with the first key and opens with all of them: to rotate, put a new one in front. Keys have 32 bytes. */
export function createSealer(keys: readonly Buffer[]): Sealer {
  const known = keys.map((key) => ({ key, id: keyIdOf(key) }));
  const [current] = known;
  if (!current) throw new Error('A sealer needs a key');
  const idOf = (sealed: Buffer) => sealed.subarray(1, 1 + keyIdBytes);

  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), current.id, nonce, cipher.getAuthTag(), body]);
    },

    open(sealed, purpose) {
      const match = known.find(({ id }) => id.equals(idOf(sealed)));
      if (sealed[0] !== version || sealed.length < headBytes || !match) throw new Error('Sealed with an unknown key');
      const nonce = sealed.subarray(1 + keyIdBytes, headBytes - tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', match.key, nonce);
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(headBytes - tagBytes, headBytes));
      return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8');
    },

    isCurrent: (sealed) => current.id.equals(idOf(sealed)),
  };
}
