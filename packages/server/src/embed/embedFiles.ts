import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../embed/dist/embed.js', import.meta.url));
const manifest = new URL('../../../embed/package.json', import.meta.url);

/** The script of the embed, as it was built. */
export interface EmbedFile {
  version: string;
  code: string;
  /** As a tag's `integrity` names it. */
  integrity: string;
}

/** Reads the script, where it was built. */
export function readEmbed(): EmbedFile | undefined {
  if (!existsSync(built)) return undefined;
  const code = readFileSync(built, 'utf8');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { version, code, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
}
