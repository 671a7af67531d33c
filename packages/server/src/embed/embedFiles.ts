import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const at = (path: string) => new URL(`../../../embed/${path}`, import.meta.url);

/** A version of the script that was released. */
interface KeptEmbed {
  version: string;
  code: string;
  /** As a tag's `integrity` names it. */
  integrity: string;
}

/** The scripts of the embed. */
export interface EmbedFiles {
  /** As it was built beside this server. */
  built: string | undefined;
  /** What was released, the oldest first; none of it ever changes. */
  kept: readonly KeptEmbed[];
}

/** What a tag's `integrity` names of a script. */
export const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Reads what was built, where it was, and every version that is kept. */
export function readEmbed(): EmbedFiles {
  const built = at('dist/embed.js');
  const digests = JSON.parse(readFileSync(at('released/digests.json'), 'utf8')) as Record<string, string>;
  const kept = Object.entries(digests).flatMap(([version, integrity]) => {
    const code = readFileSync(at(`released/${version}.js`), 'utf8');
    // No browser that was told the digest would run another script.
    return integrityOf(code) === integrity ? [{ version, code, integrity }] : [];
  });
  return { built: existsSync(built) ? readFileSync(built, 'utf8') : undefined, kept };
}
