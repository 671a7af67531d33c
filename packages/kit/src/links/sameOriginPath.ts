/**
 * The value when it is an absolute path of this site, else undefined.
 * Anything that a browser could read as another origin is dropped: `//host`, `/\host`, schemes, control characters
 * (decisions: only same-origin absolute paths are ever followed).
 */
export function sameOriginPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /^\/[/\\]/.test(value)) return undefined;
  // oxlint-disable-next-line no-control-regex -- browsers strip these, so '/\t/host' would leave the site
  if (/[\u0000-\u001f\u007f]/.test(value)) return undefined;
  const base = 'http://kasb.invalid';
  try {
    const url = new URL(value, base);
    return url.origin === base ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
